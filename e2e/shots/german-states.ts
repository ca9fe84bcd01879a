import { see } from '../src/support/checks.ts';
import { ARRIVALS, changed, isPhone, type State } from '../src/support/moments.ts';
import { CLASS_STATES } from '../src/support/class-states.ts';
import { card, saved } from '../src/support/screen.ts';
import { readingGerman } from './german-world-states.ts';
import { STEP_STATES } from './looks-states.ts';
import { TURNING_STATES } from './turning-states.ts';

const inGerman = changed({ 'preferences.language': 'de' });

/** Dialogs that open by themselves. */
const UNASKED = new Set([
  'check-in',
  'class-choice',
  'low-health',
  'reborn',
  'steps-done',
  'ultimate-gear',
  'welcome',
  'yesterday',
]);

/** Pages that need no account, by their names and paths. */
const VISITORS = [
  ['home', '/static/home'],
  ['login', '/login'],
  ['register', '/register'],
  ['not-found', '/static/not-found'],
  ['features', '/static/features'],
  ['plans', '/static/plans'],
  ['group-plans-page', '/static/group-plans'],
  ['faq', '/static/faq'],
  ['overview', '/static/overview'],
  ['press-kit', '/static/press-kit'],
  ['contact', '/static/contact'],
  ['privacy', '/static/privacy'],
  ['terms', '/static/terms'],
  ['community-guidelines', '/static/community-guidelines'],
] as const;

/** German, the language with longer words, where there is least room. */
export const GERMAN_STATES: readonly State[] = [
  { name: 'german', person: inGerman, show: (_, enter) => enter() },
  {
    name: 'german-editor',
    person: inGerman,
    show: async (page, enter) => {
      await enter();
      await page.locator('[data-column="daily"]').getByRole('heading', { name: 'Water the herbs' }).click();
      await see(page.getByRole('dialog'));
      await page.locator('summary').click();
    },
  },
  {
    name: 'german-habit',
    person: inGerman,
    show: async (page, enter) => {
      await enter();
      await see(page.getByText('Gewohnheiten').first());
      const choice = page.getByRole('radio', { name: 'Gewohnheiten' });
      if (isPhone(page)) await choice.check();
      await card(page, 'Take the stairs').getByRole('heading').click();
      await see(page.getByRole('dialog'));
    },
  },
  {
    name: 'settings-german',
    person: inGerman,
    show: async (page, enter) => {
      await enter();
      await saved(page);
      await page.goto('/user/settings/general');
      await see(page.getByRole('heading', { level: 1 }));
    },
  },
  {
    name: 'settings-german-data',
    person: inGerman,
    show: async (page, enter) => {
      await enter();
      await saved(page);
      await page.goto('/user/settings/siteData');
      await see(page.getByRole('heading', { level: 1 }));
    },
  },
  ...[...ARRIVALS, ...CLASS_STATES, ...STEP_STATES, ...TURNING_STATES]
    .filter(({ name }) => UNASKED.has(name))
    .map(
      ({ name, person: make }): State => ({
        name: `german-${name}`,
        person: readingGerman(make),
        show: async (page, enter) => {
          await enter();
          await see(page.getByRole('dialog'));
        },
      }),
    ),
  ...VISITORS.map(
    ([name, path]): State => ({
      name: `${name}-german`,
      person: inGerman,
      show: async (page) => {
        await page.addInitScript(() => localStorage.setItem('everdeed-language', 'de'));
        await page.goto(path);
        await see(page.getByRole('heading', { level: 1 }));
      },
    }),
  ),
];
