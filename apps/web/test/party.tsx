import type { Player } from '@everdeed/rules';
import { expect, vi } from 'vitest';
import { PartyScreen } from '../src/features/party/party-screen.tsx';
import type { Quest } from '../src/features/party/queries.ts';
import type { WireMessage } from '../src/social-kit/chat-types.ts';
import { openGame, player } from './game.ts';
import { show } from './render.tsx';
import { type Asked, changesIn, personOf, serveCalls } from './serve.ts';

export const PARTY = 'f3a7c2d0-0000-4000-8000-00000000000b';
export const NO_QUEST: Quest = { active: false, members: {}, progress: { collect: {} } };

/** The address of a call to the party. */
export const partyUrl = (rest: string): string => `/api/v4/groups/${PARTY}${rest}`;

interface Served {
  readonly memberCount?: number | undefined;
  /** Whether the party shares a board. */
  readonly hasPlan?: boolean | undefined;
  /** What was said, newest first. */
  readonly chat?: readonly WireMessage[] | undefined;
}

/** A server with a party of the player and Ivo, where `leader` leads. */
export function serveParty(of: Player, leader: string, quest: Quest, served: Served = {}): readonly Asked[] {
  const { memberCount = 2, hasPlan = false, chat = [] } = served;
  const purchased = { active: hasPlan };
  const party = { _id: PARTY, id: PARTY, name: 'Us', leader: { _id: leader }, memberCount, quest, purchased };
  const maren = personOf(of, of._id, 'Maren', { stats: { ...of.stats, maxHealth: 50 } });
  const ivo = personOf(of, 'ivo', 'Ivo', { stats: { ...of.stats, hp: 12.3, lvl: 31, maxHealth: 50 } });
  return serveCalls((path) => {
    if (path.includes('/members')) return [maren, ivo];
    if (path.includes('/chat')) return chat;
    if (path.includes('/invites')) return [];
    return path.endsWith(`/groups/${PARTY}`) ? party : {};
  });
}

interface Scene {
  readonly quest?: Quest;
  /** Whether the player leads; so they do by default. */
  readonly leads?: boolean;
  readonly change?: (of: Player) => void;
  readonly memberCount?: number;
  readonly hasPlan?: boolean;
  readonly chat?: readonly WireMessage[];
}

/** Opens the party of the player and Ivo; the player leads, unless told otherwise. */
export async function openParty({ quest = NO_QUEST, leads = true, change, ...served }: Scene = {}) {
  const of = player((one) => {
    one.party._id = PARTY;
    change?.(one);
  });
  const asked = serveParty(of, leads ? of._id : 'ivo', quest, served);
  openGame(of);
  const onSet = vi.fn();
  const screen = await show(<PartyScreen onSet={onSet} />);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Us' })).toBeVisible();
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  const posted = () => changesIn(asked);
  return { of, screen, button, asked, posted, onSet };
}
