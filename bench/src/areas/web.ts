import { type Browser, chromium } from 'playwright-core';
import { ensureBrowser } from '../../../scripts/support/browser.mjs';
import { startProgram } from '../../../scripts/support/program.ts';
import { kib, median, millis } from '../support/numbers.ts';
import type { BenchPlayer } from '../support/player.ts';
import { type BenchRow, countRow, within } from '../support/table.ts';
import { makeBusyPlayer, taskCount } from '../web/busy-player.ts';
import { countRequests } from '../web/counting-proxy.ts';
import { type TapTime, tapTimes } from '../web/taps.ts';
import { Phone } from '../web/processor.ts';
import { freshContext, type Visit, visit } from '../web/visit.ts';

const scriptBudget = 170 * 1024;
const styleBudget = 30 * 1024;
const requestBudget = 20;
const pictureBudgetMs = 400;
const blockedBudgetMs = 300;
const elementBudget = 1500;
const changeBudgetMs = 50;
const tapBudgetMs = 100;
const visits = 5;

interface FirstVisits {
  readonly costs: readonly Visit[];
  readonly taps: readonly TapTime[];
}

/** Visits with nothing in the cache; taps in the last one. */
async function measureFirstVisits(
  browser: Browser,
  phone: Phone,
  url: string,
  player: BenchPlayer,
): Promise<FirstVisits> {
  const costs: Visit[] = [];
  const taps: TapTime[] = [];
  for (let count = 1; count <= visits; count += 1) {
    const context = await freshContext(browser, player, 'block');
    const { page, cost, slow } = await visit(context, phone, url);
    costs.push(cost);
    if (count === visits) taps.push(...(await tapTimes(page, slow)));
    await context.close();
  }
  return { costs, taps };
}

interface ReturnVisits {
  /** Requests of the very first visit until the tasks stood, whoever asked. */
  readonly requests: number;
  /** All of them, with what the worker keeps for later. */
  readonly allRequests: number;
  readonly costs: readonly Visit[];
}

/** A first visit with the worker, and those after it, which open from the cache. */
async function measureReturns(
  browser: Browser,
  phone: Phone,
  url: string,
  player: BenchPlayer,
): Promise<ReturnVisits> {
  const proxy = await countRequests(url);
  const context = await freshContext(browser, player, 'allow');
  try {
    const first = await visit(context, phone, proxy.url, proxy.count);
    await first.page.waitForTimeout(5000);
    const [requests, allRequests] = [first.cost.requests, proxy.count()];
    await first.page.close();
    const costs: Visit[] = [];
    for (let count = 0; count < visits; count += 1) {
      const { page, cost } = await visit(context, phone, proxy.url);
      costs.push(cost);
      await page.close();
    }
    return { requests, allRequests, costs };
  } finally {
    await context.close();
    proxy.stop();
  }
}

const middle = (costs: readonly Visit[], field: keyof Visit): number =>
  median(costs.map((cost) => cost[field]));

function sizeRows(costs: readonly Visit[]): BenchRow[] {
  const [script, style] = [middle(costs, 'script'), middle(costs, 'style')];
  return [
    {
      what: 'app shell and task screen, script, compressed',
      measured: kib(script),
      budget: '170 KiB',
      kept: script <= scriptBudget,
    },
    {
      what: 'drawings of the first screen, on demand',
      measured: kib(middle(costs, 'drawings')),
      budget: 'for information',
    },
    {
      what: 'app shell and task screen, style, compressed',
      measured: kib(style),
      budget: '30 KiB',
      kept: style <= styleBudget,
    },
  ];
}

function visitRows({ costs }: FirstVisits, again: ReturnVisits): BenchRow[] {
  return [
    countRow('requests of the first visit until the tasks stand', again.requests, requestBudget),
    {
      what: 'requests with what is kept for later',
      measured: String(again.allRequests),
      budget: 'for information',
    },
    within(`first picture, ${taskCount} tasks`, middle(costs, 'pictureMs'), pictureBudgetMs),
    within('first picture, second visit', middle(again.costs, 'pictureMs'), pictureBudgetMs),
    { what: 'tasks on the screen', measured: millis(middle(costs, 'tasksMs')), budget: 'for information' },
    {
      what: 'tasks on the screen, second visit',
      measured: millis(middle(again.costs, 'tasksMs')),
      budget: 'for information',
    },
    within('blocking time, first visit', middle(costs, 'blockedMs'), blockedBudgetMs),
    countRow('elements drawn', middle(costs, 'elements'), elementBudget),
  ];
}

const tapRows = (taps: readonly TapTime[]): BenchRow[] =>
  taps.flatMap(({ card, changeMs, paintMs }) => [
    within(`tap on a ${card}, first change`, changeMs, changeBudgetMs),
    within(`tap on a ${card}, next paint`, paintMs, tapBudgetMs),
  ]);

/** Measures size and speed of the task screen in a real browser. */
export async function benchWeb(): Promise<BenchRow[]> {
  const executablePath = await ensureBrowser();
  if (executablePath === undefined) throw new Error('no browser found to measure the web client in');
  const setup = await startProgram({ testMode: true });
  const player = await makeBusyPlayer(setup.url);
  await setup.stop();
  const program = await startProgram({ folder: setup.folder });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const phone = new Phone(browser);
    const again = await measureReturns(browser, phone, program.url, player);
    const first = await measureFirstVisits(browser, phone, program.url, player);
    const rows = [...sizeRows(first.costs), ...visitRows(first, again), ...tapRows(first.taps)];
    return rows.map((row) => ({ ...row, on: phone.description }));
  } finally {
    await browser.close();
    await program.remove();
  }
}
