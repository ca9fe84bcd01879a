import { type Browser, chromium } from 'playwright-core';
import { ensureBrowser } from '../../../scripts/support/browser.mjs';
import { startProgram } from '../../../scripts/support/program.ts';
import { kib, median } from '../support/numbers.ts';
import { type BenchRow, countRow, within } from '../support/table.ts';
import { makeBusyPlayer } from '../web/busy-player.ts';
import { boardMembers, boardTasks, makeFullBoard } from '../web/full-board.ts';
import { PlainBrowser } from '../web/plain-browser.ts';
import { plainScroll, plainTextScroll, type FrameCounts, type ScrollTimes } from '../web/plain-scroll.ts';
import { firstVisits, type VisitTimes } from '../web/plain-visit.ts';
import { Phone } from '../web/processor.ts';
import { animalCount, backgroundCount, makeCustomer, makeDandy, makeKeeper } from '../web/rich-players.ts';
import { type FullScreen, type ScreenVisit, visitScreen } from '../web/screens.ts';
import { freshContext, visit } from '../web/visit.ts';

const pictureBudgetMs = 1500;
const scriptBudget = 60 * 1024;
const elementBudget = 2500;
const changeBudgetMs = 50;
const tapBudgetMs = 100;
const visits = 3;

/** For screens that show all there is as they come. */
const NOTHING = 'undefined';
/** Presses what begins with these words. */
const press = (words: string): string =>
  `[...document.querySelectorAll('label, button')]
    .find(({ textContent }) => textContent.trim().startsWith(${JSON.stringify(words)})).click()`;

async function fullBoard(url: string): Promise<FullScreen> {
  const { player, group } = await makeFullBoard(url);
  return {
    name: `board with ${boardMembers} members and ${boardTasks} tasks`,
    path: `/group-plans/${group}/task-information`,
    ready: '[data-board-card]',
    player,
    fill: NOTHING,
    tap: (page) => page.locator('[data-board-card] [role="checkbox"][aria-checked="false"]').first(),
  };
}

/** The screens with the most on them, each for a player who has everything there. */
const fullScreens = async (url: string): Promise<readonly FullScreen[]> => [
  {
    name: `stable of ${animalCount} animals`,
    path: '/inventory/stable',
    ready: '[data-animal]',
    player: await makeKeeper(url),
    fill: press('Both'),
  },
  {
    name: 'market with everything',
    path: '/shops/market',
    ready: '[data-state]',
    player: await makeCustomer(url),
    fill: NOTHING,
  },
  {
    name: `wardrobe with ${backgroundCount} backgrounds`,
    path: '/inventory/looks',
    ready: '[aria-pressed][title]',
    player: await makeDandy(url),
    fill: press('Background'),
  },
  await fullBoard(url),
];

function rowsOf(
  { name }: FullScreen,
  costs: readonly ScreenVisit[],
  times: readonly VisitTimes[],
  scrolls: readonly ScrollTimes[],
  texts: readonly FrameCounts[],
): BenchRow[] {
  const of = (field: Exclude<keyof ScreenVisit, 'tapped'>) => median(costs.map((cost) => cost[field]));
  const scrolled = (field: keyof ScrollTimes) => median(scrolls.map((scroll) => scroll[field]));
  const ofText = (field: keyof FrameCounts) => median(texts.map((text) => text[field]));
  const taps = costs.flatMap(({ tapped }) => tapped ?? []);
  const tapRows = [
    within(`${name}, tap, first change`, median(taps.map(({ changeMs }) => changeMs)), changeBudgetMs),
    within(`${name}, tap, next paint`, median(taps.map(({ paintMs }) => paintMs)), tapBudgetMs),
  ];
  return [
    within(`${name}, first picture`, median(times.map(({ pictureMs }) => pictureMs)), pictureBudgetMs),
    within(`${name}, can be used`, median(times.map(({ readyMs }) => readyMs)), pictureBudgetMs),
    {
      what: `${name}, script beyond the task screen`,
      measured: kib(of('script')),
      budget: kib(scriptBudget),
      kept: of('script') <= scriptBudget,
    },
    countRow(`${name}, elements drawn`, of('elements'), elementBudget),
    countRow(`${name}, tasks of more than 50 ms while scrolling`, scrolled('longTasks'), 0),
    countRow(`${name}, dropped of ${scrolled('frames')} frames while scrolling`, scrolled('dropped'), 0),
    {
      what: `${name}, dropped while something moved`,
      measured: String(scrolled('jerks')),
      budget: 'for information',
    },
    {
      what: `${name}, dropped of ${ofText('frames')} frames of plain text in the same minutes`,
      measured: String(ofText('dropped')),
      budget: 'for information',
    },
    countRow(`${name}, torn of ${scrolled('frames')} frames while scrolling`, scrolled('torn'), 0),
    ...(taps.length > 0 ? tapRows : []),
  ];
}

/** Measures the screens that have the most on them in a real browser. */
export async function benchScreens(): Promise<BenchRow[]> {
  const executablePath = await ensureBrowser();
  if (executablePath === undefined) throw new Error('no browser found to measure the web client in');
  const setup = await startProgram({ testMode: true });
  const player = await makeBusyPlayer(setup.url);
  const screens = await fullScreens(setup.url);
  await setup.stop();
  const program = await startProgram({ folder: setup.folder });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const plain = new PlainBrowser(executablePath);
  const phone = new Phone(browser);
  /** Opens a page in a browser that has kept nothing. */
  const freshly = async <T>(
    of: FullScreen['player'],
    work: (context: Awaited<ReturnType<Browser['newContext']>>) => Promise<T>,
  ): Promise<T> => {
    const context = await freshContext(browser, of, 'block');
    try {
      return await work(context);
    } finally {
      await context.close();
    }
  };
  try {
    const { scripts } = await freshly(player, (context) => visit(context, phone, program.url));
    const rows: BenchRow[] = [];
    for (const screen of screens) {
      const costs: ScreenVisit[] = [];
      while (costs.length < visits)
        costs.push(
          await freshly(screen.player, (context) =>
            visitScreen(context, phone, program.url, screen, scripts),
          ),
        );
      const target = { url: program.url + screen.path, ready: screen.ready };
      const times = await firstVisits(plain, phone, screen.player, target, visits);
      const scrolls: ScrollTimes[] = [];
      const texts: FrameCounts[] = [];
      while (scrolls.length < visits) {
        texts.push(await plainTextScroll(plain, phone));
        scrolls.push(await plainScroll(plain, phone, screen.player, target, screen.fill));
      }
      rows.push(...rowsOf(screen, costs, times, scrolls, texts));
    }
    return rows.map((row) => ({ ...row, on: phone.description }));
  } finally {
    await plain.close();
    await browser.close();
    await program.remove();
  }
}
