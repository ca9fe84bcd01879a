import * as rules from '@everdeed/rules';
import { petCalls } from 'virtual:calls/pet';
import { type CallRequest, requestOf } from '../data/calls.ts';
import { defineAction } from '../data/define-action.ts';
import { gameAfter } from '../data/game.ts';
import { showToast } from '../ui/toast-store.ts';

/** What can be set free. */
export type Herd = 'pets' | 'mounts' | 'both';

const RELEASES = {
  pets: rules.releasePets,
  mounts: rules.releaseMounts,
  both: rules.releaseBoth,
} as const;

function releaseCall(herd: Herd): CallRequest {
  if (herd === 'pets') return requestOf(petCalls.releasePets);
  return herd === 'mounts' ? requestOf(petCalls.releaseMounts) : requestOf(petCalls.releaseBoth);
}

interface Release {
  readonly herd: Herd;
  /** What to say once it is done, in the player's language. */
  readonly told: string;
}

/** Sets the ninety standard pets free, or the mounts, or both; in the stable and with the market's keys. */
export const release = defineAction({
  kind: 'release',
  addsUp: true,
  call: ({ herd }: Release) => releaseCall(herd),
  preview: (game, { herd }, context) => gameAfter(game, RELEASES[herd](context, game)),
  tell: { done: ({ told }) => showToast({ type: 'success', text: told }) },
});
