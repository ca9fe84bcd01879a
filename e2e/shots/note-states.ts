import { see } from '../src/support/checks.ts';
import { changed, type State } from '../src/support/moments.ts';

const note = (n: number, type: string, data: object = {}, seen = false) => ({
  id: `eeeeeeee-0000-4000-8000-${String(n).padStart(12, '0')}`,
  type,
  data,
  seen,
});

/** One of each kind that somebody who plays alone gets. */
const NOTES = [
  note(2, 'ACHIEVEMENT', { achievement: 'hatchedPet' }, true),
  note(3, 'ACHIEVEMENT_PET_COLOR', { achievement: 'primedForPainting' }, true),
  note(4, 'STREAK_ACHIEVEMENT'),
  note(5, 'FIRST_DROPS', { egg: 'Wolf', hatchingPotion: 'Base' }),
  note(6, 'NEW_MYSTERY_ITEMS', { items: ['head_mystery_201402', 'armor_mystery_201402'] }),
  note(7, 'CARD_RECEIVED', { card: 'greeting', from: { id: 'x', name: 'Suli' } }, true),
  note(8, 'ITEM_RECEIVED', {
    icon: 'shop_head_special_nye',
    title: 'A party hat',
    text: 'Happy New Year!',
    destination: 'equipment',
  }),
  note(9, 'NEW_STUFF', { title: 'AUTUMN IS HERE' }, true),
  note(10, 'REBIRTH_ENABLED', {}, true),
];

const state = (name: string, person: State['person']): State => ({
  name: `notes${name}`,
  person,
  show: async (page, enter) => {
    await enter();
    await page
      .getByRole('button', { name: /notifications?$|Benachrichtigung(en)?$/i })
      .first()
      .click();
    await see(page.getByRole('region', { name: /^(Notifications|Benachrichtigungen)$/ }));
    await page.waitForTimeout(900);
  },
});

const points = { 'stats.points': 2, 'flags.classSelected': true };

/** The list of notifications: every kind, none, German. */
export const NOTE_STATES: readonly State[] = [
  state('', changed({ notifications: NOTES, ...points })),
  // Nobody waits for a choice of class, or for points to be given out.
  state('-empty', changed({ notifications: [], 'stats.points': 0, 'flags.classSelected': true })),
  state('-german', changed({ notifications: NOTES, ...points, 'preferences.language': 'de' })),
];
