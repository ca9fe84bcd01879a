import { textIn, valueIn } from '@everdeed/content/values';
import { type Player, seededDice } from '@everdeed/rules';
import { changePlayer, makeTask, storedPlayer } from '../support/players.ts';
import type { Answer, Caller, TestServer } from '../support/server.ts';
import { changeOf, type Estate, sumOf } from './estate.ts';
import { kinds } from './kinds.ts';
import type { Due, Moment, Scene, Scored, Step } from './move.ts';
import type { Start } from './start.ts';
import { type Ware, waresShownTo } from './wares.ts';

/** A move as it is drawn and printed. */
export interface Drawn {
  readonly kind: string;
  readonly at: number;
  readonly count: number;
  /** True: the same request comes twice, as from a client that missed the answer. */
  readonly isRepeated: boolean;
}

/** What a life has come to that the rules do not allow, with the moves so far; undefined if all is well. */
export type Fault = { readonly what: unknown; readonly requests: readonly string[] } | undefined;

const DAY_MS = 86_400_000;

/** What comes by the way: 100 gold with the last of the first steps, scrolls with levels. */
function extrasOf({ before, after }: Moment): Estate {
  const steps = ['createdTask', 'completedTask', 'hatchedPet', 'fedPet', 'purchasedEquipment'];
  const isDone = (player: Player) => steps.every((key) => player.achievements[key] === true);
  const scrolls = Object.keys(after.flags.levelDrops).filter((key) => !before.flags.levelDrops[key]);
  return {
    ...(isDone(after) && !isDone(before) ? { gold: 100 } : {}),
    ...Object.fromEntries(scrolls.map((key) => [`quests.${key}`, 1])),
  };
}

const isDue = (due: Due | Estate): due is Due => typeof due['change'] === 'object';

/** How a change differs from what it must be; `{}` if it does not. */
function differenceFrom(step: Step, moment: Moment): Estate {
  const due = step.due(moment);
  const { change, gold }: Due = isDue(due) ? due : { change: due };
  const wanted = sumOf(change, extrasOf(moment));
  const { gold: moved = 0, ...things } = changeOf(moment.before, moment.after);
  const { gold: wantedGold = 0, ...wantedThings } = wanted;
  const isRightGold =
    gold === 'more' ? moved >= wantedGold : gold === 'less' ? moved <= wantedGold : undefined;
  const left = isRightGold === undefined ? moved - wantedGold : isRightGold ? 0 : moved;
  const negative = Object.fromEntries(Object.entries(wantedThings).map(([name, count]) => [name, -count]));
  return sumOf(things, negative, { gold: left });
}

const waresByDate = new Map<string, Promise<Ware[]>>();

/** What the shops show to a new player on a date; asked once. */
function waresOf(caller: Caller, date: string): Promise<Ware[]> {
  const known = waresByDate.get(date) ?? waresShownTo(caller);
  waresByDate.set(date, known);
  return known;
}

/** One life on a server, move by move. */
export class Life {
  readonly requests: string[] = [];
  readonly #scored: Scored[] = [];

  private constructor(
    readonly server: TestServer,
    readonly caller: Caller,
    readonly tasks: readonly string[],
    readonly wares: readonly Ware[],
    readonly purse: { readonly gems: number; readonly hourglasses: number },
  ) {}

  static async begin(server: TestServer, name: string, start: Start, seed: number): Promise<Life> {
    const dice = seededDice(seed);
    Object.assign(server.system, { at: Date.parse(`${start.date}T12:00:00.000Z`), dice });
    const caller = await server.register(name);
    const tasks: string[] = [];
    for (const type of ['habit', 'daily', 'todo', 'reward'])
      tasks.push((await makeTask(caller, { type, ...(type === 'reward' && { value: 10 }) })).id);
    const wares = await waresOf(caller, start.date);
    const { balance, purchased } = await changePlayer(server, caller, start.enter);
    const { trinkets } = purchased.plan.consecutive;
    return new Life(server, caller, tasks, wares, { gems: balance * 4, hourglasses: trinkets });
  }

  readonly #stored = () => storedPlayer(this.server, this.caller);

  #ask({ method = 'POST', url, body }: Step, key: string): Promise<Answer> {
    const headers = { 'idempotency-key': key };
    return this.caller.call(method, url, method === 'GET' ? {} : { body: body ?? {}, headers });
  }

  /** Carries out a move and looks at what it has done. */
  async move({ kind, at, count, isRepeated }: Drawn): Promise<Fault> {
    const { tasks, wares, server } = this;
    const before = await this.#stored();
    const scene: Scene = { player: before, tasks, wares, scored: this.#scored };
    const step = kinds[kind]?.plan(scene, at, count);
    if (!step) throw new RangeError(`no kind ${kind}`);
    server.system.at += (step.days ?? 0) * DAY_MS;
    const key = server.system.newId();
    const answer = await this.#ask(step, key);
    this.requests.push(`${step.method ?? 'POST'} ${step.url} ${JSON.stringify(step.body)}: ${answer.status}`);
    const after = await this.#stored();
    const moment: Moment = { before, after, data: answer.body.data, now: server.system.now() };
    const isDone = answer.status < 400;
    const change = changeOf(before, after);
    const wrong = isDone ? differenceFrom(step, moment) : change;
    if (Object.keys(wrong).length > 0) return this.#fault({ wrong, change, answer: answer.body.code });
    this.#remember(step, moment, change);
    return (
      (isRepeated && step.method !== 'GET' && (await this.#repeat(step, key, after))) || this.#balances(after)
    );
  }

  #fault = (what: unknown): Fault => ({ what, requests: this.requests });

  #remember({ url }: Step, { data }: Moment, change: Estate): void {
    const [, task] = /^\/tasks\/([^/]+)\/score\//.exec(url) ?? [];
    if (task !== undefined && valueIn(data, 'operationId') !== undefined)
      this.#scored.unshift({ task, operationId: textIn(data, 'operationId'), change });
  }

  /** The same request once more must change nothing. */
  async #repeat(step: Step, key: string, before: Player): Promise<Fault> {
    await this.#ask(step, key);
    const twice = changeOf(before, await this.#stored());
    return Object.keys(twice).length > 0 ? this.#fault({ twice }) : undefined;
  }

  /** What the ledger tells of, from the beginning, is what is there; and nothing is spent that is not there. */
  async #balances(player: Player): Promise<Fault> {
    const entries = await this.server.app.services.storage.reader().ledger.list(player._id);
    const told = (currency: string) =>
      entries.filter((entry) => entry.currency === currency).reduce((sum, { amount }) => sum + amount, 0);
    const { trinkets } = player.purchased.plan.consecutive;
    const gems = this.purse.gems + told('gems') * 4 - player.balance * 4;
    const hourglasses = this.purse.hourglasses + told('hourglasses') - trinkets;
    const untold = sumOf({ gems, hourglasses });
    if (Object.keys(untold).length > 0) return this.#fault({ untold });
    const isSolvent = player.stats.gp >= 0 && player.balance >= 0 && trinkets >= 0;
    return isSolvent ? undefined : this.#fault({ gold: player.stats.gp, gems: player.balance, trinkets });
  }
}
