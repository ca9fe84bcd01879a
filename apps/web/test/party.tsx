import type { Player } from '@everdeed/rules';
import { expect, vi } from 'vitest';
import { PartyScreen } from '../src/features/party/party-screen.tsx';
import type { Quest } from '../src/features/party/queries.ts';
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
}

/** A server with a party of the player and Ivo, where `leader` leads. */
export function serveParty(of: Player, leader: string, quest: Quest, served: Served = {}): readonly Asked[] {
  const { memberCount = 2, hasPlan = false } = served;
  const purchased = { active: hasPlan };
  const party = { _id: PARTY, id: PARTY, name: 'Us', leader: { _id: leader }, memberCount, quest, purchased };
  const maren = personOf(of, of._id, 'Maren', { stats: { ...of.stats, maxHealth: 50 } });
  const ivo = personOf(of, 'ivo', 'Ivo', { stats: { ...of.stats, hp: 12.3, lvl: 31, maxHealth: 50 } });
  return serveCalls((path) => {
    if (path.includes('/members')) return [maren, ivo];
    if (path.includes('/invites') || path.includes('/chat')) return [];
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
