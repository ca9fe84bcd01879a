import { describe, expect, it } from 'vitest';
import { expectOrder, no, refusedBy } from '../../test/support/checks.ts';
import { contextAt, makePlayer, makeTask } from '../../test/support/make.ts';
import { carriedOut, makeMembers, memberId, refusalOf } from '../../test/support/party.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { cast } from './cast.ts';
import type { CastInput } from './cast-types.ts';
import { changeClass } from './choose.ts';

const ctx = contextAt();
interface Casting {
  readonly player: Player;
  readonly input: { -readonly [Field in keyof CastInput]: CastInput[Field] };
  readonly members?: readonly Player[];
  tasks: Task[];
}
const act = ({ player, input, members = [], tasks }: Casting) => cast(ctx, { player, members, tasks }, input);
const fresh = (player: Player, input: CastInput): Casting => ({ player, input: { ...input }, tasks: [] });

describe('casting checks in order (1.5)', () => {
  it('for a skill on a task', () => {
    const player = makePlayer(({ stats }) => Object.assign(stats, { lvl: 10, mp: 9.9, class: 'warrior' }));
    const task = makeTask('habit', { userId: player._id }, player);
    const ofGroup = { ...task, group: { ...task.group, id: memberId(7) } };
    const ofChallenge = { ...ofGroup, challenge: { ...task.challenge, id: memberId(8) } };
    const scene = fresh(player, { key: 'fireball', targetId: 'x', quantity: 0.5 });
    expectOrder(scene, act, [
      [no('badRequest', 'targetIdUUID'), ({ input }) => delete input.targetId],
      [no('notFound', 'spellNotFound', { spellId: 'fireball' }), ({ input }) => (input.key = 'smash')],
      [no('badRequest', 'invalidQuantity'), ({ input }) => (input.quantity = 1)],
      [no('notAuthorized', 'notEnoughMana'), () => (player.stats.mp = 10)],
      [no('notAuthorized', 'spellLevelTooHigh', { level: 11 }), () => (player.stats.lvl = 11)],
      [no('badRequest', 'targetIdUUID'), ({ input }) => (input.targetId = task._id)],
      [
        no('notFound', 'messageTaskNotFound'),
        (now) => (now.tasks = [{ ...ofChallenge, userId: memberId(9) }]),
      ],
      [no('notFound', 'messageTaskNotFound'), (now) => (now.tasks = [ofChallenge])],
      [no('badRequest', 'challengeTasksNoCast'), (now) => (now.tasks = [ofGroup])],
      [no('badRequest', 'groupTasksNoCast'), (now) => (now.tasks = [task])],
    ]);
    expect(carriedOut(act(scene)).player.stats.mp).toBe(0);
  });

  it('for a card', () => {
    const [player, friend] = makeMembers(2, ({ stats, party }) => {
      stats.gp = 9.99;
      delete party._id;
    });
    if (!player || !friend) throw new Error('two players needed');
    const scene = { ...fresh(player, { key: 'greeting', targetId: memberId(5) }), members: [player, friend] };
    expectOrder(scene, act, [
      [no('notAuthorized', 'messageNotEnoughGold'), () => (player.stats.gp = 10)],
      [no('notFound', 'partyNotFound'), () => (player.party._id = memberId(6))],
      [no('notFound', 'userWithIDNotFound', { userId: memberId(5) }), ({ input }) => delete input.targetId],
      [no('badRequest', 'targetIdUUID'), ({ input }) => (input.targetId = friend._id)],
    ]);
    expect(carriedOut(act(scene)).player.stats.gp).toBe(0);
  });

  it('for a thing to throw, which must be owned for every throw', () => {
    const player = makePlayer(({ items }) => (items.special['snowball'] = 2));
    const thrown = (quantity: number) => fresh(player, { key: 'snowball', quantity });
    expect(refusedBy(thrown(3), act)).toEqual(no('notAuthorized', 'spellNotOwned'));
    expect(carriedOut(act(thrown(2))).player.items.special['snowball']).toBe(0);
  });

  it.each([
    ['frost', 'wizard', 40, no('badRequest', 'spellAlreadyCast')],
    ['heal', 'healer', 15, no('notAuthorized', 'messageHealthAlreadyMax')],
  ] as const)(
    'and undoes the first %s if the second has nothing to do',
    (key, playerClass, mana, refusal) => {
      const player = makePlayer(({ stats }) =>
        Object.assign(stats, { lvl: 14, mp: 2 * mana, hp: 49.9, class: playerClass }),
      );
      expect(refusedBy(fresh(player, { key, quantity: 2 }), act)).toEqual(refusal);
      expect(carriedOut(act(fresh(player, { key, quantity: 1 }))).player.stats.mp).toBe(mana);
    },
  );

  it('and counts the gold for all cures, though only the first is checked for it', () => {
    const player = makePlayer(({ stats }) => (stats.gp = 9.99));
    expect(refusedBy(fresh(player, { key: 'salt', quantity: 2 }), act)).toEqual(
      no('notAuthorized', 'messageNotEnoughGold'),
    );
    player.stats.gp = 10;
    expect(carriedOut(act(fresh(player, { key: 'salt', quantity: 2 }))).player.stats.gp).toBe(0);
  });
});

describe('choosing a class', () => {
  const act = ({ player, name }: { player: Player; name: string | undefined }) =>
    changeClass(ctx, { player }, { name });

  it.each(['knight', 'rogue', undefined])('is for level ten, whatever is chosen: %s (1.1)', (name) => {
    const player = makePlayer(({ stats }) => (stats.lvl = 9));
    expect(refusedBy({ player, name }, act)).toEqual(no('notAuthorized', 'lvl10ChangeClass'));
  });

  it('again takes an existing class and three gems, in this order', () => {
    const player = makePlayer((one) => {
      Object.assign(one.stats, { lvl: 9, class: 'healer' });
      one.flags.classSelected = true;
      one.balance = 0.5;
    });
    expectOrder({ player, name: 'knight' }, act, [
      [no('notAuthorized', 'lvl10ChangeClass'), () => (player.stats.lvl = 10)],
      [no('badRequest', 'invalidClass'), (scene) => (scene.name = 'mage')],
      [no('notAuthorized', 'notEnoughGems'), () => (player.balance = 0.75)],
    ]);
    const { data, player: after } = carriedOut(act({ player, name: 'mage' }));
    expect([data.stats.class, after.balance]).toEqual(['wizard', 0]);
  });

  it('for the first time needs no gems, but giving the points back does', () => {
    const player = makePlayer(({ stats }) => (stats.lvl = 10));
    expect(refusedBy({ player, name: undefined }, act)).toEqual(no('notAuthorized', 'notEnoughGems'));
    expect(refusalOf(act({ player, name: 'rogue' }))).toBe('accepted');
  });
});
