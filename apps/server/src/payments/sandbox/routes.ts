import { isOneOf, valueIn } from '@everdeed/content/values';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Extra } from '../../area.ts';
import { cardPages } from '../pages.ts';
import { negotiateLanguage } from '../../words/language.ts';
import { providerOf } from '../providers.ts';
import { answerCheckout, type SandboxAnswer, sandboxAnswers, sandboxEvents } from './answers.ts';
import { type CheckoutRow, checkoutOf, subscriptionOf } from './books.ts';
import { cardAnswers, cardPage, checkoutPage, noCheckoutPage, sandboxStyle } from './page.ts';

const isAnswer = (value: unknown): value is SandboxAnswer =>
  isOneOf<unknown>([...sandboxAnswers, ...sandboxEvents], value);

/** Forms go to this site, and from there to where buyers come back. */
const policyFor = (siteUrl: string): string =>
  `default-src 'none'; style-src 'self'; form-action 'self' ${new URL(siteUrl).origin}; base-uri 'none'; frame-ancestors 'none'`;

/** Where a buyer goes after an answer; undefined: nowhere. */
function wayOf(answer: SandboxAnswer, { return_url, cancel_url }: CheckoutRow): string | undefined {
  if (answer === 'abandon') return cancel_url;
  const stays = answer === 'payAndStay' || isOneOf<string>(sandboxEvents, answer);
  return stays ? undefined : return_url;
}

/** The page at which buyers pay in the sandbox. */
export const addSandbox: Extra = (server, services) => {
  if (!providerOf(services, 'sandbox')) return;
  const parts = {
    words: services.words,
    get siteName() {
      return services.site.current.siteName;
    },
  };
  const send = (reply: FastifyReply, status: number, html: string) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', policyFor(services.siteUrl()))
      .send(html);
  const find = (params: unknown) => checkoutOf(services.storage.db, String(valueIn(params, 'id')));
  server.get('/sandbox/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('Cache-Control', 'no-cache').send(sandboxStyle),
  );
  const languageOf = (request: FastifyRequest) =>
    negotiateLanguage(valueIn(request.query, 'lang'), undefined, request.headers['accept-language']);
  const hasCard = async (params: unknown) =>
    (await subscriptionOf(services.storage.db, String(valueIn(params, 'id'))))?.active === 1;
  server.get('/sandbox/card/:id', async (request, reply) =>
    (await hasCard(request.params))
      ? send(reply, 200, cardPage(parts, languageOf(request)))
      : send(reply, 404, noCheckoutPage(parts, languageOf(request))),
  );
  server.post('/sandbox/card/:id', async (request, reply) => {
    const answer = valueIn(request.body, 'answer');
    const language = languageOf(request);
    if (!(await hasCard(request.params))) return send(reply, 404, noCheckoutPage(parts, language));
    if (!isOneOf<unknown>(cardAnswers, answer)) return send(reply, 400, cardPage(parts, language));
    return reply.redirect(answer === 'saveCard' ? cardPages.success : cardPages.failure, 303);
  });
  server.get('/sandbox/checkout/:id', async (request, reply) => {
    const row = await find(request.params);
    const language = languageOf(request);
    return row
      ? send(reply, 200, checkoutPage(parts, row))
      : send(reply, 404, noCheckoutPage(parts, language));
  });
  server.post('/sandbox/checkout/:id', async (request, reply) => {
    const row = await find(request.params);
    const answer = valueIn(request.body, 'answer');
    if (!row) return send(reply, 404, noCheckoutPage(parts, 'en'));
    if (!isAnswer(answer)) return send(reply, 400, checkoutPage(parts, row));
    await answerCheckout(services, row.id, answer);
    return reply.redirect(wayOf(answer, row) ?? `/sandbox/checkout/${row.id}`, 303);
  });
};
