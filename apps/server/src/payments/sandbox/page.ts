import type { MessageKey } from '@everdeed/content';
import type { MessageParams } from '@everdeed/rules';
import type { Words } from '../../words/words.ts';
import { priceIn } from '../../words/written.ts';
import { type SandboxAnswer, sandboxAnswers, sandboxEvents } from './answers.ts';
import type { CheckoutRow } from './books.ts';

const LIGHT =
  '--page:#f2eada;--raised:#fffbf2;--line:#dbceb4;--edge:#857860;--ink:#1e2433;--ink-2:#4a4f5e;--ember:#bf400b;--on-ember:#fff;--link:#a93708;--focus:#1d5fa8';
const DARK =
  '--page:#12151d;--raised:#1c212d;--line:#2f3545;--edge:#767c8c;--ink:#f3ead8;--ink-2:#c9c1b1;--ember:#ff8a4a;--on-ember:#231006;--link:#ff9d66;--focus:#8fc1ff';

/** As quiet as the app, in its colours, and in a theme as the system has it: the page runs no script. */
export const sandboxStyle = `:root{color-scheme:light dark;${LIGHT};font:16px/1.5 system-ui,sans-serif}
@media (prefers-color-scheme:dark){:root{${DARK}}}
body{margin:0;padding:clamp(16px,8vh,72px) 16px;background:var(--page);color:var(--ink)}
main{box-sizing:border-box;max-width:30rem;margin:0 auto;padding:24px;background:var(--raised);border:1px solid var(--line);border-radius:20px}
h1{margin:0;font-size:1.75rem;line-height:1.2}
p{margin:8px 0 0;color:var(--ink-2)}
strong{font-size:2rem;line-height:1.2;color:var(--ink)}
form{display:grid;gap:8px;margin-top:24px}
button{min-height:44px;padding:8px 16px;border:1px solid var(--edge);border-radius:12px;background:none;color:var(--ink);font:inherit;font-weight:600;cursor:pointer}
button:is([value=pay],[value=saveCard]){border-color:var(--ember);background:var(--ember);color:var(--on-ember)}
button:hover{text-decoration:underline}
a{display:inline-block;min-height:44px;line-height:44px;color:var(--link)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}`;

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
