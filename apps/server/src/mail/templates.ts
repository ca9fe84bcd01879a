import { nameRef, type MessageParams } from '@everdeed/rules';
import { dayIn, priceIn } from '../words/written.ts';
import type { Template } from '../work/mail-template.ts';

const group = { group: 'The Lanterns' };
const inviting = { ...group, inviter: 'Odile' };
const removed = { ...group, message: 'Thank you for the time with us.' };
const quest = { inviter: 'Odile', quest: nameRef('quest', 'whale') };
const endsAt = Date.UTC(2026, 5, 1);
const slur = { author: 'Reynard', text: 'What they wrote.', ...group };

/** Those whose values are written in the reader's language. */
function writtenIn(language: string) {
  const date = dayIn(language, endsAt);
  const ending = { ...group, date };
  return {
    donation: { count: 21, price: priceIn(language, 499, 'USD') },
    'subscription-begins': { count: 3, price: priceIn(language, 1500, 'USD') },
    'cancel-subscription': { date },
    'group-cancel-subscription': ending,
    'group-member-cancel': ending,
    'group-member-removed': ending,
  } as const;
}

/** Every mail with values to preview it with in a language; `url` is added. */
export const samplesIn = (language: string): Readonly<Record<Template, MessageParams>> => ({
  'reset-password': { name: 'Odile' },
  'password-changed': { name: 'Odile' },
  'email-changed': { name: 'Odile', email: 'odile@example.org' },
  'backup-failed': { site: 'Lantern House', reason: 'no space left on device', folder: 'data/backups' },
  'invited-party': inviting,
  'invited-guild': inviting,
  'invite-friend': inviting,
  'invite-friend-guild': inviting,
  'kicked-from-party': removed,
  'kicked-from-guild': removed,
  'party-invite-rescinded': removed,
  'guild-invite-rescinded': removed,
  'invite-boss-quest': quest,
  'invite-collection-quest': quest,
  'quest-started': quest,
  'won-challenge': { challenge: 'Thirty mornings' },
  'new-pm': { sender: 'Odile' },
  'gifted-gems': { sender: 'Odile', count: 20 },
  'gifted-subscription': { sender: 'Odile', count: 3 },
  'gift-one-get-one': { receiver: 'Reynard' },
  'group-subscription-begins': group,
  'group-member-join': group,
  'flag-report-to-mods': { ...slur, reporter: 'Odile', subject: 'Thirty mornings', comment: 'Not kind.' },
  'unflag-report-to-mods': { moderator: 'Odile', subject: 'Thirty mornings' },
  'slur-to-mods': slur,
  'profile-slur-to-mods': slur,
  'admin-user-subscription-details': { name: 'odile', text: 'odile: Google_subscription, The Lanterns' },
  'report-a-bug': { name: 'odile', text: 'The fox does not eat.\n\nBrowser: any' },
  'ask-a-question': { name: 'odile', text: 'When do foxes sleep?\n\nBrowser: any' },
  test: {},
  ...writtenIn(language),
});

/**
 * Mails from which nobody can unsubscribe: those that must always arrive, and those to the people who run the site,
 * who get them by the site's settings.
 */
const unconditional: ReadonlySet<Template> = new Set([
  'reset-password',
  'password-changed',
  'email-changed',
  'backup-failed',
  'flag-report-to-mods',
  'unflag-report-to-mods',
  'slur-to-mods',
  'profile-slur-to-mods',
  'admin-user-subscription-details',
  'report-a-bug',
  'ask-a-question',
  'test',
]);

/** Whether a reader can unsubscribe from this mail. */
export const canLeave = (template: Template): boolean => !unconditional.has(template);
