import { defineJob } from '../../jobs/kind.ts';
import type { Services } from '../../services.ts';
import type { PaymentParts } from '../parts.ts';
import { receiveWebhook } from '../receive.ts';
import { billNext, collectLate } from './answers.ts';
import { faceOf } from './faces.ts';
import { SIGNATURE_HEADER, type SandboxMessage, signed } from './messages.ts';
import { billJob, collectJob, tellJob } from './sandbox-jobs.ts';
import { SandboxProvider, sandboxKey } from './sandbox-provider.ts';

/**
 * Tells the shop, signed as any webhook. It goes no way through the network: a server behind a proxy need not reach
 * its own public address.
 */
async function tell(parts: PaymentParts, message: SandboxMessage): Promise<void> {
  const subject = message.type === 'checkout' ? message.reference : message.subscriptionId;
  const body = JSON.stringify(message);
  const signature = signed(sandboxKey(parts), body, parts.system.now());
  const webhook = { body: Buffer.from(body), headers: { [SIGNATURE_HEADER]: signature } };
  await receiveWebhook({ parts, provider: new SandboxProvider(parts, faceOf(subject)) }, webhook);
}

/** What the sandbox does after buyers have gone. */
export const sandboxJobs = [
  defineJob(tellJob, { maxAtOnce: 2, run: (services: Services, { payload }) => tell(services, payload) }),
  defineJob(collectJob, { run: (services: Services, { payload }) => collectLate(services, payload.id) }),
  defineJob(billJob, { run: (services: Services, { payload }) => billNext(services, payload.id) }),
];
