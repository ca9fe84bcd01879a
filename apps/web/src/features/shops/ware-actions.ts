import { release } from '../../item-kit/release-action.ts';
import { lookActions } from '../../item-kit/unlock-action.ts';
import { skillActions } from '../../skill-kit/cast-spell.tsx';
import { renewalActions } from './renewal-actions.ts';
import { shopActions } from './shop-actions.tsx';

/** Every kind of action that the wares of a shop take: buying, unlocking, casting, beginning again, setting free. */
export const wareActions = [
  ...shopActions,
  ...renewalActions,
  ...lookActions,
  ...skillActions,
  release,
] as const;
