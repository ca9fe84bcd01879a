import { loadWords as loadNames } from '@everdeed/content/words';
import { blankTask, dropPetKeys, type Player, type Task } from '@everdeed/rules';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { ware } from '../../../test/shop.ts';
import { registerActions } from '../../data/define-action.ts';
import { useGame } from '../../data/store.ts';
import { loadWords } from '../../i18n/i18n.ts';
import { ItemDialog } from './item-dialog.tsx';
import type { ShopItem } from './shop-types.ts';
import { wareActions } from './ware-actions.ts';

await Promise.all([loadWords('shops'), loadWords('send'), loadNames('spells')]);
registerActions(...wareActions);
afterEach(() => vi.unstubAllGlobals());

const special = (key: string, change: Partial<ShopItem> = {}): ShopItem =>
  ware({ key, text: key, purchaseType: key, pinType: key, path: `special.${key}`, class: key, ...change });
const card = special('greeting', {
  text: 'Greeting Card',
  purchaseType: 'card',
  pinType: 'card',
  path: 'cardTypes.greeting',
  currency: 'gold',
  value: 10,
});

const habit = (value: number): Task => ({ ...blankTask('habit', crypto.randomUUID(), 0), value });

/** Looks at a ware as a player with 100 gold and 8 gems. */
async function look(
  item: ShopItem,
  change: (one: Player) => void = () => undefined,
  answer: (path: string) => Promise<Response> = () => new Promise(() => undefined),
) {
  vi.stubGlobal('fetch', answer);
  openGame(
    player((one) => {
      one.stats.gp = 100;
      one.balance = 2;
      change(one);
    }),
    [habit(-12)],
  );
  return await show(<ItemDialog item={item} onClose={() => undefined} />);
}

const member = (name: string, username: string | null, id: string = crypto.randomUUID()) => ({
  _id: id,
  id,
  profile: { name },
  auth: { local: { username } },
  flags: { verifiedUsername: username !== null },
});
type Members = readonly ReturnType<typeof member>[];

/** Looks at a card as a member of a party, and begins to choose a companion; without members, the server fails. */
async function lookInParty(members: Members | (() => Members | undefined)) {
  const inParty = typeof members === 'function' ? members : () => members;
  const screen = await look(
    card,
    (one) => (one.party._id = crypto.randomUUID()),
    async (path) => {
      if (!path.includes('/groups/party/members')) return await new Promise<Response>(() => undefined);
      const data = inParty();
      return data
        ? Response.json({ success: true, data, notifications: [] })
        : Response.json({ success: false, error: 'InternalServerError', message: 'no' }, { status: 500 });
    },
  );
  await screen.getByRole('radio', { name: 'A companion' }).click({ force: true });
  return screen;
}

const shown = () => useGame.getState().view?.player;
/** What is sent for the last action. */
const waiting = () => JSON.stringify(useGame.getState().pending.at(-1)?.request);
const value = () => useGame.getState().view?.tasks[0]?.value;

describe('a card', () => {
  it('goes to oneself as long as there is nobody else', async () => {
    const screen = await look(card);
    await expect.element(screen.getByText(/You’re not in a party yet/)).toBeVisible();
    await screen.getByRole('button', { name: 'Send for 10 gold' }).click();
    expect(shown()?.stats.gp).toBe(90);
    expect(shown()?.items.special['greetingReceived']).toEqual(['Maren']);
    expect(waiting()).toContain(`/user/class/cast/greeting?targetId=${shown()?._id}`);
  });

  it('goes to somebody of the party, who is picked from its members', async () => {
    const jo = member('Jo', 'jo_r');
    const screen = await lookInParty([member('Maren', 'maren', player()._id), jo, member('Ada', null)]);
    const send = screen.getByRole('button', { name: 'Send for 10 gold' });
    await expect.element(screen.getByRole('radio', { name: /^Jo/ })).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: 'Ada' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Maren/ }).elements()).toEqual([]);
    expect(screen.getByRole('searchbox').elements()).toEqual([]);
    await expect.element(send).toBeDisabled();
    await screen.getByRole('radio', { name: /^Jo/ }).click();
    await send.click();
    expect(shown()?.stats.gp).toBe(90);
    expect(shown()?.items.special['greetingReceived']).toEqual([]);
    expect(waiting()).toContain(jo._id);
  });

  it('finds companions by name or username where there are many', async () => {
    const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus'];
    const screen = await lookInParty(names.map((name) => member(name, `the_${name.toLowerCase()}_one`)));
    const search = screen.getByRole('searchbox', { name: 'Find a companion' });
    await expect.element(search).toBeVisible();
    await search.fill('@the_gus');
    await expect.element(screen.getByRole('radio', { name: /^Ada/ })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('radio', { name: /^Gus/ })).toBeVisible();
    await search.fill('unicorn');
    await expect.element(screen.getByText('Nobody in your party goes by that name.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Send for 10 gold' })).toBeDisabled();
  });

  it('says that there is nobody else in the party yet', async () => {
    const screen = await lookInParty([member('Maren', 'maren', player()._id)]);
    await expect.element(screen.getByText('Nobody else is in your party yet.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Send for 10 gold' })).toBeDisabled();
  });

  it('loads the party again when that failed', async () => {
    let isUp = false;
    const screen = await lookInParty(() => (isUp ? [member('Jo', 'jo_r')] : undefined));
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Your party couldn’t be loaded.');
    isUp = true;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('radio', { name: /^Jo/ })).toBeVisible();
  });
});

describe('what cannot be undone', () => {
  it('is asked about: fortify says what changes, then does it', async () => {
    const screen = await look(special('fortify', { value: 4 }));
    await screen.getByRole('button', { name: 'Buy for 4 gems' }).click();
    await expect.element(screen.getByText('This can’t be undone.')).toBeVisible();
    await screen.getByRole('button', { name: 'Back' }).click();
    expect(value()).toBe(-12);
    await screen.getByRole('button', { name: 'Buy for 4 gems' }).click();
    await screen.getByRole('button', { name: 'Buy for 4 gems' }).click();
    expect(value()).toBe(0);
    expect(shown()?.balance).toBe(1);
  });

  it('is free for the orb from level 100 on', async () => {
    const screen = await look(special('rebirth_orb', { value: 0 }), ({ stats, flags }) => {
      stats.lvl = 100;
      flags.rebirthEnabled = true;
    });
    await screen.getByRole('button', { name: 'Use it for free' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Begin again at level 1?' })).toBeVisible();
    await screen.getByRole('button', { name: 'Use it for free' }).click();
    expect(shown()?.stats.lvl).toBe(1);
    expect(shown()?.balance).toBe(2);
    expect(waiting()).toContain('/user/rebirth');
  });

  it('says how long it is until the orb is free again', async () => {
    const screen = await look(special('rebirth_orb', { value: 6 }), ({ flags }) => {
      flags.rebirthEnabled = true;
      flags.lastFreeRebirth = new Date(Date.now() - 40.5 * 86_400_000).toISOString();
    });
    await screen.getByRole('button', { name: 'Buy for 6 gems' }).click();
    await expect.element(screen.getByText(/free again in 5 days/)).toBeVisible();
  });

  it('is locked for the orb below level 50', async () => {
    const screen = await look(special('rebirth_orb', { value: 6, locked: true }));
    await expect.element(screen.getByText('Level 50')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Buy for 6 gems' })).toBeDisabled();
  });

  it('lets the pets go with their key', async () => {
    const screen = await look(special('release_pets', { value: 4, pinType: 'releaseKey' }), ({ items }) => {
      items.pets = Object.fromEntries(dropPetKeys().map((key) => [key, 5]));
    });
    await expect.element(screen.getByRole('button', { name: 'Pin to rewards' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Buy for 4 gems' }).click();
    await screen.getByRole('button', { name: 'Buy for 4 gems' }).click();
    expect(shown()?.items.pets['Wolf-Base']).toBe(0);
    expect(waiting()).toContain('/user/release-pets');
  });
});
