import { see } from '../src/support/checks.ts';
import {
  ARRIVALS,
  changed,
  rich,
  openEditor,
  showKind,
  type State,
  QUESTIONS,
  isPhone,
} from '../src/support/moments.ts';
import { makePerson } from '../src/support/person.ts';
import { card, column, type ColumnName, minus, plus, checkbox } from '../src/support/screen.ts';
import { makeChallenger, makeLong, makeMany } from '../src/support/world.ts';
import { CLASS_STATES } from '../src/support/class-states.ts';
import { CHALLENGE_STATES } from './challenge-states.ts';
import { FIELD_STATES } from './field-states.ts';
import { GERMAN_STATES } from './german-states.ts';
import { GERMAN_WORLD_STATES } from './german-world-states.ts';
import { NOTE_STATES } from './note-states.ts';
import { GUILD_STATES } from '../src/support/guild-states.ts';
import { PARTY_STATES } from '../src/support/party-states.ts';
import { PROFILE_STATES } from '../src/support/profile-states.ts';
import { REWARD_STATES } from '../src/support/reward-states.ts';
import { SKILL_STATES } from '../src/support/skill-states.ts';
import { EVENT_STATES } from './event-states.ts';
import { PAY_STATES } from './pay-states.ts';
import { PLAN_STATES } from './plan-states.ts';
import { SHOP_STATES } from './shop-states.ts';
import { INBOX_STATES } from './inbox-states.ts';
import { MORE_KEEPER_STATES } from './keeper-more-states.ts';
import { KEEPER_STATES } from './keeper-states.ts';
import { IMPORT_STATES } from './import-states.ts';
import { ITEMS_STATES } from './items-states.ts';
import { STABLE_STATES } from './stable-states.ts';
import { SETTINGS_GAME_STATES } from './settings-game-states.ts';
import { LOOK_SHOP_STATES, LOOKS_STATES, STEP_STATES } from './looks-states.ts';
import { TROUBLE_STATES } from './trouble-states.ts';
import { TURNING_STATES } from './turning-states.ts';
import { USE_STATES } from './use-states.ts';

const EMPTY_FILTERS: readonly (readonly [ColumnName, string])[] = [
  ['Habits', 'Weak'],
  ['Dailies', 'Due'],
  ['To-dos', 'Scheduled'],
  ['Rewards', 'Wish list'],
];

/** On a phone, each kind of task gets its own picture. */
const kindState = (kind: string): State => ({
  name: `tasks-${kind.toLowerCase()}`,
  person: rich,
  show: async (page, enter) => {
    await enter();
    await showKind(page, kind);
  },
});

const BOARD_STATES: readonly State[] = [
  ...['Habits', 'To-dos', 'Rewards'].map(kindState),
  { name: 'empty', person: (server) => makePerson(server, 'maren'), show: (_, enter) => enter() },
  { name: 'long-names', person: makeLong, show: (_, enter) => enter() },
  {
    name: 'long-names-editor',
    person: makeLong,
    show: async (page, enter) => {
      await enter();
      await showKind(page, 'Dailies');
      await page.locator('[data-column="daily"]').getByRole('heading', { level: 3 }).first().click();
      await see(page.getByRole('dialog'));
    },
  },
  {
    name: 'asleep',
    person: changed({ 'preferences.sleep': true }),
    show: (_, enter) => enter(),
  },
  {
    name: 'search-nothing',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await page.keyboard.press('/');
      await page.keyboard.type('xyzzy');
      await see(page.getByText('Nothing found'));
    },
  },
  {
    name: 'toasts',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await checkbox(page, 'Water the herbs').click();
      await showKind(page, 'Habits');
      await minus(page, 'Scroll in bed').click();
      await plus(page, 'Drink a glass of water').click();
    },
  },
  {
    name: 'card-menu',
    person: rich,
    show: async (page, enter) => {
      await enter();
      // A phone has no menu on its cards: there, the menu is in the editor.
      if (isPhone(page)) return;
      await card(page, 'Take the stairs').hover();
      await page.getByRole('button', { name: 'More options for Take the stairs' }).click();
      await see(page.getByRole('menu'));
    },
  },
  {
    name: 'tag-filter',
    person: rich,
    show: async (page, enter) => {
      await enter();
      if (isPhone(page)) await page.getByRole('button', { name: 'Search your tasks' }).click();
      await page.getByRole('button', { name: 'Tags', exact: true }).click();
      await page.getByRole('button', { name: 'Work', exact: true }).click();
    },
  },
  {
    name: 'many',
    person: makeMany,
    show: async (page, enter) => {
      await enter();
      await page.mouse.wheel(0, 1200);
      await page.waitForTimeout(400);
    },
  },
  {
    name: 'challenge',
    person: makeChallenger,
    show: async (page, enter) => {
      await enter();
      await showKind(page, 'Habits');
    },
  },
  {
    name: 'challenge-editor',
    person: makeChallenger,
    show: async (page, enter) => {
      await enter();
      await openEditor(page, 'Habits', 'Draw one bird');
    },
  },
  {
    name: 'empty-filters',
    person: (server) => makePerson(server, 'maren'),
    show: async (page, enter) => {
      await enter();
      for (const [kind, filter] of EMPTY_FILTERS) {
        await showKind(page, kind);
        await column(page, kind).getByRole('button', { name: filter, exact: true }).click();
      }
    },
  },
  {
    name: 'done',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await showKind(page, 'To-dos');
      await checkbox(page, 'Ask Jo about the tent').click();
      await page.waitForTimeout(800);
      await column(page, 'To-dos').getByRole('button', { name: 'Done', exact: true }).click();
      await see(card(page, 'Ask Jo about the tent'));
    },
  },
  {
    name: 'keyboard',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await page.keyboard.press('j');
      await page.keyboard.press('j');
    },
  },
  {
    name: 'dragging',
    person: rich,
    show: async (page, enter) => {
      await enter();
      if (isPhone(page)) return;
      const held = card(page, 'Ask Jo about the tent');
      await held.hover();
      const handle = page.getByRole('button', { name: 'Move Ask Jo about the tent' });
      await handle.hover();
      await page.mouse.down();
      await page.mouse.move(800, 560, { steps: 8 });
      await page.waitForTimeout(300);
    },
  },
  {
    name: 'slim-header',
    person: changed({ 'preferences.hideHeader': true }),
    show: (_, enter) => enter(),
  },
  {
    name: 'quick-add-empty',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await showKind(page, 'Habits');
      await page.keyboard.press('n');
      await see(page.getByRole('textbox', { name: 'New task' }));
    },
  },
  {
    name: 'notifications-none',
    person: (server) => makePerson(server, 'maren'),
    show: async (page, enter) => {
      await enter();
      await page.getByRole('button', { name: /notifications?$/i }).click();
      await see(page.getByRole('heading', { name: 'Notifications' }));
    },
  },
  {
    name: 'palette-found',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('the');
    },
  },
  {
    name: 'palette-none',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('xyzzy');
    },
  },
  {
    name: 'long-names-tags',
    person: makeLong,
    show: async (page, enter) => {
      await enter();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('Edit tags');
      await page.keyboard.press('Enter');
      await see(page.getByRole('dialog', { name: 'Edit tags' }));
    },
  },
  {
    name: 'long-names-filter',
    person: makeLong,
    show: async (page, enter) => {
      await enter();
      if (isPhone(page)) await page.getByRole('button', { name: 'Search your tasks' }).click();
      await page.getByRole('button', { name: 'Tags', exact: true }).click();
    },
  },
  {
    name: 'long-names-toast',
    person: makeLong,
    show: async (page, enter) => {
      await enter();
      await showKind(page, 'Dailies');
      await page
        .getByRole('checkbox', { name: /^Done: Donau/ })
        .first()
        .click();
      await page.waitForTimeout(600);
    },
  },
];

export const STATES: readonly State[] = [
  ...BOARD_STATES,
  ...TROUBLE_STATES,
  ...ARRIVALS,
  ...QUESTIONS,
  ...FIELD_STATES,
  ...GERMAN_STATES,
  ...GERMAN_WORLD_STATES,
  ...KEEPER_STATES,
  ...MORE_KEEPER_STATES,
  ...IMPORT_STATES,
  ...CHALLENGE_STATES,
  ...INBOX_STATES,
  ...ITEMS_STATES,
  ...STABLE_STATES,
  ...LOOK_SHOP_STATES,
  ...LOOKS_STATES,
  ...NOTE_STATES,
  ...SETTINGS_GAME_STATES,
  ...STEP_STATES,
  ...SHOP_STATES,
  ...PAY_STATES,
  ...PLAN_STATES,
  ...EVENT_STATES,
  ...SKILL_STATES,
  ...REWARD_STATES,
  ...TURNING_STATES,
  ...USE_STATES,
  ...PARTY_STATES,
  ...GUILD_STATES,
  ...PROFILE_STATES,
  ...CLASS_STATES,
];
