import type { cardCalls, inboxCalls } from '@everdeed/contract';
import type { RefusalCases, Stage } from '../support/refusal-cases.ts';

const asking = (path: string) => (stage: Stage) => stage.player.post(`/user/${path}`);
const bad = { error: 'BadRequest' } as const;

/** Blocks, and cards that were received. */
export const inboxRefusals: RefusalCases<typeof inboxCalls & typeof cardCalls> = {
  toggleBlock: {
    invalidUUID: { ...bad, by: asking('block/mira') },
    blockYourself: {
      ...bad,
      by: ({ player }) => player.post(`/user/block/${player.id.toUpperCase()}`),
    },
  },
  readCard: {
    cardTypeNotAllowed: { error: 'NotAuthorized', by: asking('read-card/snowball') },
  },
};
