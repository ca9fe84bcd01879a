import type { MessageKey } from '@everdeed/content';
import type { MessageParams } from '@everdeed/rules';
import type { Words } from '../../words/words.ts';
import { priceIn } from '../../words/written.ts';
import { type SandboxAnswer, sandboxAnswers, sandboxEvents } from './answers.ts';
import type { CheckoutRow } from './books.ts';

export const sandboxStyle = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:30rem;padding:1rem}
strong{font-size:1.5rem}
form{display:grid;gap:.5rem}
button{font:inherit;min-height:2.75rem;padding:.5rem 1rem;text-align:start;cursor:pointer}
a{display:inline-block;min-height:2.75rem;line-height:2.75rem}`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What of the server the page needs. */
export interface PageParts {
  readonly words: Words;
  readonly siteName: string;
}

type Say = (key: MessageKey, params?: MessageParams) => string;

const sayIn =
  ({ words }: PageParts, language: string): Say =>
  (key, params) =>
    escaped(words.plain(language, key, params));

const page = (language: string, title: string, body: string): string =>
  `<!doctype html><html lang="${escaped(language.replace('_', '-'))}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="/sandbox/style.css"></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

function priceOf(say: Say, { amount, currency, months, language }: CheckoutRow): string {
  const price = priceIn(language, amount, currency);
  return months === null ? escaped(price) : say('sandbox.everyMonths', { price, months });
}

/** What can be chosen now. */
function choicesOf({ state, subscription_id }: CheckoutRow): readonly SandboxAnswer[] {
  if (state === 'open' || state === 'failed') return sandboxAnswers;
  if (state !== 'paid') return [];
  return sandboxEvents.filter((event) => event !== 'endSubscription' || subscription_id !== null);
}

/** What somebody can do with a card. */
export const cardAnswers = ['saveCard', 'keepCard'] as const;

const button = (say: Say, answer: SandboxAnswer | (typeof cardAnswers)[number]): string =>
  `<button name="answer" value="${answer}">${say(`sandbox.${answer}`)}</button>`;

/** The page of a checkout, in the buyer's language. */
export function checkoutPage(parts: PageParts, row: CheckoutRow): string {
  const say = sayIn(parts, row.language);
  const choices = choicesOf(row).map((answer) => button(say, answer));
  const back = `<p><a href="${escaped(row.return_url)}">${say('sandbox.back', { site: parts.siteName })}</a></p>`;
  return page(
    row.language,
    say('sandbox.title'),
    `<p>${say('sandbox.about')}</p><p><strong>${priceOf(say, row)}</strong></p><p role="status">${say(`sandbox.state.${row.state}`)}</p><form method="post">${choices.join('')}</form>${row.state === 'open' ? '' : back}`,
  );
}

/** The page at which the card of a subscription is changed. */
export function cardPage(parts: PageParts, language: string): string {
  const say = sayIn(parts, language);
  const buttons = cardAnswers.map((answer) => button(say, answer));
  return page(
    language,
    say('sandbox.cardTitle'),
    `<p>${say('sandbox.cardAbout')}</p><form method="post">${buttons.join('')}</form>`,
  );
}

/** The page of a checkout that there is not. */
export function noCheckoutPage(parts: PageParts, language: string): string {
  const say = sayIn(parts, language);
  return page(language, say('sandbox.title'), `<p>${say('sandbox.gone')}</p>`);
}
