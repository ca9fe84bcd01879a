import { valueIn } from '@everdeed/content/values';
import type { Extra } from '../area.ts';
import { keepRawBodies, rawBodyOf } from '../http/raw-body.ts';
import { refusal } from '../work/refusal.ts';
import { returnPath } from './checkout.ts';
import { pageAfter } from './come-back.ts';
import { providerOf } from './providers.ts';
import { takeWebhook } from './receive.ts';

/** Adds `POST /webhooks/payments/{provider}`. What fails for another reason than its content is to be sent again. */
export const addPaymentWebhooks: Extra = (server, services) => {
  server.register((part, _options, done) => {
    keepRawBodies(part, { areFiles: true });
    part.post('/webhooks/payments/:provider', { decompress: false }, async (request) => {
      const provider = providerOf(services, String(valueIn(request.params, 'provider')));
      if (!provider) throw refusal('NotFound', 'notFound');
      const webhook = { body: rawBodyOf(request), headers: request.headers };
      const taken = await takeWebhook({ parts: services, provider }, webhook);
      if (taken === 'turnedAway') throw refusal('BadRequest', 'badRequest');
      return {};
    });
    done();
  });
};

/**
 * Adds the way on which buyers come back: it asks the provider, and goes on to the web client. It says nothing of the
 * payment but whether to try again, so it needs nobody to be signed in.
 */
export const addPaymentReturn: Extra = (server, services) => {
  server.get(returnPath(':id'), async (request, reply) => {
    const payment = await services.storage.reader().payments.get(String(valueIn(request.params, 'id')));
    const provider = payment && providerOf(services, payment.provider);
    if (!provider) return reply.redirect('/', 303);
    const isCancelled = valueIn(request.query, 'cancelled') !== undefined;
    return reply.redirect(await pageAfter({ parts: services, provider }, payment, isCancelled), 303);
  });
};
