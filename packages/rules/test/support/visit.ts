import type { BuyInput } from '../../src/shops/buy-types.ts';
import type { RuleContext } from '../../src/command.ts';
import type { PlayerScene } from '../../src/scenes.ts';
import type { Player } from '../../src/state/player.ts';
import { type Check, no } from './checks.ts';
import { contextAt, makePlayer } from './make.ts';

/** A customer with an empty purse, what they ask for, and when. */
export interface Visit {
  readonly player: Player;
  readonly input: { -readonly [Field in keyof BuyInput]: BuyInput[Field] };
  now: string;
}
/** A visit on a day in autumn; `change` edits the customer. */
export const visit = (input: BuyInput, change: (player: Player) => void = () => {}): Visit => ({
  player: makePlayer(change),
  input: { ...input },
  now: '2025-09-20T12:00:00.000Z',
});
/** A command as an act on a visit. */
export const called =
  <Asked>(command: (ctx: RuleContext, scene: PlayerScene, input: BuyInput) => Asked) =>
  ({ player, input, now }: Visit): Asked =>
    command(contextAt(now), { player }, input);

/** Asks for something else. */
export const ask = (key: string) => (scene: Visit) => (scene.input.key = key);
/** Asks for another quantity. */
export const asMany = (quantity: number) => (scene: Visit) => (scene.input.quantity = quantity);
/** Gives the customer this much gold. */
export const withGold = (gp: number) => (scene: Visit) => (scene.player.stats.gp = gp);
/** Gives the customer this many gems. */
export const withGems = (gems: number) => (scene: Visit) => (scene.player.balance = gems / 4);
/** Asking for nothing, mended by asking for what does not exist. */
export const keyless: Check<Visit> = [no('badRequest', 'missingKeyParam'), ask('nope')];
/** Asking for a part or for less than nothing, mended by asking for two. */
export const fraction: Check<Visit> = [no('badRequest', 'invalidQuantity'), asMany(2)];
/** Asking for two of what is sold one by one. */
export const inBulk: Check<Visit> = [no('notAuthorized', 'messageNotAbleToBuyInBulk'), asMany(1)];
