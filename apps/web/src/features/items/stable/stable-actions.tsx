import * as rules from '@everdeed/rules';
import { petCalls } from 'virtual:calls/pet';
import { type CallRequest, requestOf } from '../../../data/calls.ts';
import { defineAction } from '../../../data/define-action.ts';
import { gameAfter } from '../../../data/game.ts';
import { t } from '../../../i18n/i18n.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { Herd } from './releasable.ts';

interface Feeding {
  readonly pet: string;
  readonly food: string;
  readonly amount: number;
}

/** Feeds a pet; at 50 points, or with a saddle, it becomes a mount. */
export const feedPet = defineAction({
  kind: 'feed',
  addsUp: true,
  call: ({ pet, food, amount }: Feeding) =>
    requestOf(petCalls.feed, { params: { pet, food }, query: { amount: String(amount) } }),
  preview: (game, feeding, context) => gameAfter(game, rules.feed(context, game, feeding)),
});

const RELEASES = {
  pets: rules.releasePets,
  mounts: rules.releaseMounts,
  both: rules.releaseBoth,
} as const;

function releaseCall(herd: Herd): CallRequest {
  if (herd === 'pets') return requestOf(petCalls.releasePets);
  return herd === 'mounts' ? requestOf(petCalls.releaseMounts) : requestOf(petCalls.releaseBoth);
}

/** Sets the ninety standard pets free, or the mounts, or both. */
export const release = defineAction({
  kind: 'release',
  addsUp: true,
  call: ({ herd }: { readonly herd: Herd }) => releaseCall(herd),
  preview: (game, { herd }, context) => gameAfter(game, RELEASES[herd](context, game)),
  tell: {
    done: ({ herd }) => showToast({ type: 'success', text: t(`stable.released.${herd}`) }),
  },
});

/** Every kind of action of the stable. */
export const stableActions = [feedPet, release] as const;
