import { setTimeout as pause } from 'node:timers/promises';
import { type Program, type ProgramOptions, startProgram } from '../../../scripts/support/program.ts';
import { register } from '../person.ts';
import { control } from '../together-world.ts';
import { type Buyer, buyUntilGone, finish, type Purchase, registerBuyer, subscribeCalmly } from './buyer.ts';
import { checkBuyer, checkPaid, wealthOf } from './checks.ts';
import type { Shop, ShopMaker } from './shop.ts';

/** Buyers of a round, each of whom gives to the next. */
const BUYERS = 3;
/** The kill comes so many milliseconds after somebody has paid first, at random. */
const KILL_MS = { from: 0, to: 500 };
const MINUTE_MS = 60_000;
/** When what hangs has been asked for, and when what failed then has been tried again. */
const LATER_MINUTES = [11, 61];
const DAY_MS = 86_400_000;

export interface MoneyEnd {
  readonly problems: readonly string[];
  /** Purchases that were paid, and those that the kill cut off after that. */
  readonly paid: number;
  readonly cutOff: number;
  /** Bills of subscriptions that were begun. */
  readonly bills: number;
}

/** A program that sells, the providers beside it, and the time at both. */
export class Till {
  #at = Math.ceil(Date.now() / DAY_MS) * DAY_MS + DAY_MS / 2;
  readonly shop: Shop;
  /** References of what the providers had kept at the end. */
  kept: ReadonlySet<string> = new Set();
  program!: Program;
  #options: ProgramOptions = {};

  constructor(makeShop: ShopMaker) {
    this.shop = makeShop(() => this.#at);
  }

  async open(options: ProgramOptions): Promise<void> {
    await this.shop.start();
    this.#options = { ...options, env: this.shop.env };
    await this.start();
  }

  /** Starts the program, on the data of the last one. */
  async start(): Promise<void> {
    this.program = await startProgram(this.#options);
    this.#options = { ...this.#options, folder: this.program.folder };
    this.shop.serve(this.program.url);
    await this.later(0);
  }

  async later(minutes: number): Promise<void> {
    this.#at += minutes * MINUTE_MS;
    const { url } = this.program;
    await control(url, 'clock', { now: new Date(this.#at).toISOString() });
    if (minutes > 0) await control(url, 'settle', {});
  }

  async close(): Promise<void> {
    await this.program.stop();
    await this.shop.close();
  }
}

async function makeBuyers({ url }: Program, round: string): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  for (let n = 0; n < BUYERS; n++)
    buyers.push(await registerBuyer(url, await register(url, `buyer-${round}-${n}`)));
  return buyers;
}

/** Everybody buys until the program is killed; returns what was begun. */
async function killWhileBuying({ program, shop }: Till, buyers: readonly Buyer[]): Promise<Purchase[]> {
  const purchases: Purchase[] = [];
  const isPaid = async () => {
    while (!purchases.some(({ isPaid: known }) => known)) await pause(1);
    await pause(KILL_MS.from + Math.random() * (KILL_MS.to - KILL_MS.from));
  };
  const load = Promise.all(
    buyers.map((buyer, place) => {
      const receiver = buyers[(place + 1) % buyers.length] ?? buyer;
      return buyUntilGone(program.url, shop, { buyer, receiver }, purchases);
    }),
  );
  await Promise.race([isPaid(), load]);
  await program.kill();
  await load;
  return purchases;
}

async function checkAll(
  till: Till,
  buyers: readonly Buyer[],
  purchases: readonly Purchase[],
  yearly: number,
): Promise<string[]> {
  const { url } = till.program;
  for (const purchase of purchases) await finish(url, till.shop, purchase);
  for (const minutes of LATER_MINUTES) await till.later(minutes);
  const kept = await till.shop.kept();
  const problems = [...checkPaid(purchases, kept), ...(await till.shop.checkBills())];
  for (const buyer of buyers) problems.push(...(await checkBuyer(url, buyer, purchases, { kept, yearly })));
  return problems;
}

/** The hourglasses that one subscription gives where nobody disturbs. */
async function yearlyAt(till: Till): Promise<number> {
  const { url } = till.program;
  const calm = await registerBuyer(url, await register(url, 'calm'));
  await subscribeCalmly(url, till.shop, calm);
  // What was paid late, or without telling anybody, is known then.
  await till.later(11);
  return (await wealthOf(url, calm)).hourglasses;
}

/** Kills the program while people pay, again and again, on the same data; gives how each round ended. */
export async function* killMoney(
  till: Till,
  options: ProgramOptions,
  count: number,
): AsyncGenerator<MoneyEnd> {
  await till.open(options);
  try {
    const yearly = await yearlyAt(till);
    for (let round = 0; round < count; round++) {
      const buyers = await makeBuyers(till.program, String(round));
      const purchases = await killWhileBuying(till, buyers);
      await till.start();
      const paid = purchases.filter(({ isPaid }) => isPaid);
      const cutOff = paid.filter(({ isCutOff }) => isCutOff).length;
      const problems = await checkAll(till, buyers, purchases, yearly);
      const bills = purchases.filter(({ isBilled }) => isBilled).length;
      yield { problems, paid: paid.length, cutOff, bills };
    }
    till.kept = await till.shop.kept();
  } finally {
    await till.close();
  }
}
