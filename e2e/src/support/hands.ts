import { type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';
import { see } from './checks.ts';

/** How a person points, chooses and writes. What they do is the same with every kind of hands. */
export interface Hands {
  readonly name: string;
  readonly browser: BrowserContextOptions;
  /** Presses a button, a link or a box. */
  readonly press: (target: Locator) => Promise<void>;
  /** Chooses one of a group of options. */
  readonly choose: (option: Locator) => Promise<void>;
  /** Goes to a field and writes over what it holds. */
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** Adds a task by quick add, on the task screen. */
  readonly addTask: (page: Page, line: string) => Promise<void>;
}

const line = (page: Page): Locator => page.getByRole('textbox', { name: 'New task' });

/** With a mouse on a desktop. */
export const MOUSE: Hands = {
  name: 'by mouse',
  browser: {},
  press: (target) => target.click(),
  choose: (option) => option.check(),
  write: (field, text) => field.fill(text),
  async addTask(page, words) {
    await line(page).click();
    await line(page).fill(words);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await line(page).press('Escape');
  },
};

/** With a finger on a phone. */
export const TOUCH: Hands = {
  name: 'by touch at 360 px',
  browser: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
  press: (target) => target.tap(),
  choose: (option) => option.tap(),
  async write(field, text) {
    await field.tap();
    await field.fill(text);
  },
  async addTask(page, words) {
    await page.getByRole('button', { name: 'Add a task' }).tap();
    await line(page).fill(words);
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    await page.goBack();
  },
};

/** Where the focus is, seen from an element: on it, in its group, before it or after it. */
type Focus = 'here' | 'group' | 'before' | 'after';

const focusFrom = (target: Locator): Promise<Focus> =>
  target.evaluate((one) => {
    const focus = document.activeElement;
    if (!focus || focus === document.body) return 'before';
    if (focus === one) return 'here';
    const isRadio = one instanceof HTMLInputElement && one.type === 'radio';
    if (isRadio && focus instanceof HTMLInputElement && focus.name === one.name) return 'group';
    // Of a grid, one cell is a stop of the tabulator; arrows lead on.
    const cells = one instanceof HTMLElement && one.tabIndex < 0 ? one.closest('section') : null;
    if (cells?.contains(focus) && focus.matches('[data-animal]')) return 'group';
    return focus.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING ? 'after' : 'before';
  });

const KEYS = { group: 'ArrowRight', before: 'Tab', after: 'Shift+Tab' } as const;
/** Presses of a key on the way to anything; nobody has the patience for more. */
const MAX_PRESSES = 120;

/** Walks to an element by Tab and arrows alone. */
async function reach(target: Locator): Promise<void> {
  await see(target);
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    const focus = await focusFrom(target);
    if (focus === 'here') return;
    await target.page().keyboard.press(KEYS[focus]);
  }
  throw new Error(`The keyboard does not lead to ${String(target)}.`);
}

/** With the keyboard alone. */
export const KEYBOARD: Hands = {
  name: 'by keyboard alone',
  browser: {},
  async press(target) {
    await reach(target);
    const isBox = (await target.getAttribute('role')) === 'checkbox';
    await target.page().keyboard.press(isBox ? 'Space' : 'Enter');
  },
  async choose(option) {
    await reach(option);
    if (!(await option.isChecked())) await option.page().keyboard.press('Space');
  },
  async write(field, text) {
    await reach(field);
    await field.page().keyboard.press('Control+a');
    await field.page().keyboard.insertText(text);
  },
  async addTask(page, words) {
    await see(line(page));
    await page.keyboard.press('n');
    await expect(line(page)).toBeFocused();
    await page.keyboard.insertText(words);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
  },
};
