import { see } from '../src/support/checks.ts';
import { rich, showKind, type State } from '../src/support/moments.ts';
import { card, keptForLater, plus } from '../src/support/screen.ts';

/** The screen while the server is unreachable or slow, or refuses. */
export const TROUBLE_STATES: readonly State[] = [
  {
    name: 'loading',
    person: rich,
    show: async (page, enter) => {
      await page.route('**/api/v4/user', () => undefined);
      await Promise.race([enter(), see(page.getByText('Lighting the campfire'))]);
    },
  },
  {
    name: 'failed',
    person: rich,
    show: async (page, enter) => {
      await page.route('**/api/**', (route) => route.abort('connectionrefused'));
      await Promise.race([enter(), see(page.getByText('The server can’t be reached.'))]);
    },
  },
  {
    name: 'offline',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await keptForLater(page);
      await page.context().setOffline(true);
      await showKind(page, 'Habits');
      await plus(page, 'Take the stairs').click();
      await see(page.getByText('One change is waiting here and will be saved.'));
      await see(card(page, 'Take the stairs').getByText('Waiting to save'));
      await see(page.getByText('1 waiting'));
    },
  },
  {
    name: 'refused',
    person: rich,
    show: async (page, enter) => {
      await page.route('**/score/up', (route) =>
        route.fulfill({
          status: 401,
          json: { success: false, error: 'NotAuthorized', message: 'This task is not yours to change.' },
        }),
      );
      await enter();
      await showKind(page, 'Habits');
      await plus(page, 'Take the stairs').click();
      await see(card(page, 'Take the stairs').getByText('Not saved'));
    },
  },
  {
    name: 'blocked',
    person: rich,
    show: async (page, enter) => {
      const answer = {
        success: false,
        error: 'InternalServerError',
        message: 'An unexpected error occurred.',
      };
      await page.route('**/score/up', (route) => route.fulfill({ status: 500, json: answer }));
      await enter();
      await showKind(page, 'Habits');
      await plus(page, 'Take the stairs').click();
      await see(page.getByRole('button', { name: 'Not saved' }));
    },
  },
  {
    name: 'broken',
    person: rich,
    show: async (page, enter) => {
      const half = { success: true, data: { _v: 1, needsCron: false } };
      await page.route('**/api/v4/user', (route) => route.fulfill({ json: half }));
      await Promise.race([enter(), see(page.getByRole('heading', { level: 1 }))]);
      await see(page.getByText('Something went wrong on this page.'));
    },
  },
];
