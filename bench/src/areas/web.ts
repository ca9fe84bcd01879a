import { type Browser, chromium } from 'playwright-core';
import { ensureBrowser } from '../../../scripts/support/browser.mjs';
import { startProgram } from '../../../scripts/support/program.ts';
import { kib, median, millis } from '../support/numbers.ts';
import type { BenchPlayer } from '../support/player.ts';
import { type BenchRow, countRow, within } from '../support/table.ts';
import { makeBusyPlayer, taskCount } from '../web/busy-player.ts';
import { countRequests } from '../web/counting-proxy.ts';
import { PlainBrowser } from '../web/plain-browser.ts';
import { firstVisits, plainVisit, type VisitTarget, type VisitTimes } from '../web/plain-visit.ts';
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

interface DrivenVisit {
  readonly cost: Visit;
  readonly taps: readonly TapTime[];
}

/** A visit with nothing in the cache, and taps in it. */
async function measureVisit(
  browser: Browser,
  phone: Phone,
  url: string,
  player: BenchPlayer,
): Promise<DrivenVisit> {
  const context = await freshContext(browser, player, 'block');
  const { page, cost, slow } = await visit(context, phone, url);
  const taps = await tapTimes(page, slow);
  await context.close();
  return { cost, taps };
}

interface Requests {
  /** Of the very first visit until the tasks stood, whoever asked. */
  readonly first: number;
  /** All of them, with what the worker keeps for later. */
  readonly all: number;
}

/** Counts the requests of a first visit, those of the worker with them. */
async function measureRequests(
  browser: Browser,
  phone: Phone,
  url: string,
  player: BenchPlayer,
): Promise<Requests> {
  const proxy = await countRequests(url);
  const context = await freshContext(browser, player, 'allow');
  try {
    const { page, cost } = await visit(context, phone, proxy.url, proxy.count);
    await page.waitForTimeout(5000);
    return { first: cost.requests, all: proxy.count() };
  } finally {
    await context.close();
    proxy.stop();
  }
}

/** Visits of one person after the first, which open from what the worker keeps. */
async function measureReturns(
  browser: PlainBrowser,
  phone: Phone,
  player: BenchPlayer,
  target: VisitTarget,
): Promise<VisitTimes[]> {
  const visitor = await browser.newVisitor();
  const times: VisitTimes[] = [];
  while (times.length <= visits) times.push(await plainVisit(visitor, phone, player, target));
  await visitor.leave();
  return times.slice(1);
}

const middle = (times: readonly VisitTimes[], field: keyof VisitTimes): number =>
  median(times.map((time) => time[field]));

function sizeRows({ script, drawings, style }: Visit): BenchRow[] {
  return [
    {
      what: 'app shell and task screen, script, compressed',
      measured: kib(script),
      budget: '170 KiB',
      kept: script <= scriptBudget,
    },
    { what: 'drawings of the first screen, on demand', measured: kib(drawings), budget: 'for information' },
    {
      what: 'app shell and task screen, style, compressed',
      measured: kib(style),
      budget: '30 KiB',
      kept: style <= styleBudget,
    },
  ];
}

const countRows = ({ first, all }: Requests, { elements }: Visit): BenchRow[] => [
  countRow('requests of the first visit until the tasks stand', first, requestBudget),
  { what: 'requests with what is kept for later', measured: String(all), budget: 'for information' },
  countRow('elements drawn', elements, elementBudget),
];

const timeRows = (first: readonly VisitTimes[], again: readonly VisitTimes[]): BenchRow[] => [
  within(`first picture, ${taskCount} tasks`, middle(first, 'pictureMs'), pictureBudgetMs),
  within('first picture, second visit', middle(again, 'pictureMs'), pictureBudgetMs),
  { what: 'tasks on the screen', measured: millis(middle(first, 'readyMs')), budget: 'for information' },
  {
    what: 'tasks on the screen, second visit',
    measured: millis(middle(again, 'readyMs')),
    budget: 'for information',
  },
  within('blocking time, first visit', middle(first, 'blockedMs'), blockedBudgetMs),
];

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
  const plain = new PlainBrowser(executablePath);
  try {
    const phone = new Phone(browser);
    const target = { url: program.url, ready: '[data-type="reward"]' };
    const first = await firstVisits(plain, phone, player, target, visits);
    const again = await measureReturns(plain, phone, player, target);
    const requests = await measureRequests(browser, phone, program.url, player);
    const { cost, taps } = await measureVisit(browser, phone, program.url, player);
    const rows = [
      ...sizeRows(cost),
      ...countRows(requests, cost),
      ...timeRows(first, again),
      ...tapRows(taps),
    ];
    return rows.map((row) => ({ ...row, on: phone.description }));
  } finally {
    await plain.close();
    await browser.close();
    await program.remove();
  }
}
