import { valueIn } from '@everdeed/content/values';
import type { Payment } from '@everdeed/rules';
import type { Extra } from '../area.ts';
import { keepRawBodies, rawBodyOf } from '../http/raw-body.ts';
import type { Services } from '../services.ts';
import { refusal } from '../work/refusal.ts';
import { returnPath } from './checkout.ts';
import { askFor } from './hear.ts';
import type { PaymentProvider } from './provider.ts';
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

/** The payment as it stands now, as far as the provider can be reached. */
async function latest(parts: Services, provider: PaymentProvider, payment: Payment): Promise<Payment> {
  try {
    return (await askFor({ parts, provider }, payment)) ?? payment;
  } catch (error) {
    parts.log.warn({ err: error, payment: payment._id }, 'a provider does not say how a payment stands');
    return payment;
  }
}

const isMissed = ({ state }: Payment): boolean => state === 'failed' || state === 'abandoned';

/**
 * Adds the way on which buyers come back: it asks the provider, and goes on to the web client. It says nothing of the
 * payment but whether to try again, so it needs nobody to be signed in.
 */
export const addPaymentReturn: Extra = (server, services) => {
  server.get(returnPath(':id'), async (request, reply) => {
    const payment = await services.storage.reader().payments.get(String(valueIn(request.params, 'id')));
    const provider = payment && providerOf(services, payment.provider);
    if (!provider) return reply.redirect('/', 303);
    const now = await latest(services, provider, payment);
    const isCancelled = valueIn(request.query, 'cancelled') !== undefined && now.state !== 'settled';
    const { success, failure } = provider.pagesFor(payment.goods);
    return reply.redirect(isCancelled || isMissed(now) ? failure : success, 303);
  });
};
