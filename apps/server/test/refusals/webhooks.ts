import type { webhookCalls } from '@everdeed/contract';
import {
  notStored,
  type RefusalCase,
  type RefusalCases,
  type Stage,
  unknownId,
} from '../support/refusal-cases.ts';

const usable = { id: unknownId, url: 'https://example.org/' };
const creating = (fields: object) => (stage: Stage) =>
  stage.player.post('/user/webhook', { ...usable, ...fields });
/** A webhook of the player, and then a change of it. */
const changing = (fields: object) => async (stage: Stage) => {
  await creating({})(stage);
  return stage.player.put(`/user/webhook/${unknownId}`, fields);
};

const bad = { error: 'BadRequest' } as const;
const unknownHook = (method: string): RefusalCase => ({
  error: 'NotFound',
  params: { id: unknownId },
  by: ({ player }) => player.call(method, `/user/webhook/${unknownId}`, { body: {} }),
});
const badOption = { options: { created: 'perhaps' } };

/** Webhooks. */
export const webhookRefusals: RefusalCases<typeof webhookCalls> = {
  createWebhook: {
    webhookIdAlreadyTaken: {
      ...bad,
      params: { id: unknownId },
      by: async (stage) => {
        await creating({})(stage);
        return creating({ label: 'again' })(stage);
      },
    },
    webhookBooleanOption: { ...bad, params: { option: 'created' }, by: creating(badOption) },
    groupIdRequired: { ...bad, by: creating({ type: 'groupChatReceived' }) },
    validationFailed: notStored('User', creating({ url: 'ftp://example.org/' })),
  },
  updateWebhook: {
    noWebhookWithId: unknownHook('PUT'),
    webhookBooleanOption: { ...bad, params: { option: 'created' }, by: changing(badOption) },
    groupIdRequired: { ...bad, by: changing({ type: 'groupChatReceived' }) },
    validationFailed: notStored('User', changing({ enabled: 'perhaps' })),
  },
  deleteWebhook: { noWebhookWithId: unknownHook('DELETE') },
};
