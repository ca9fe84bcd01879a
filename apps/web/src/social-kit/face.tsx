import type { LookSource } from '@everdeed/art';
import { memo } from 'react';
import { Avatar } from '../art/avatar.tsx';
import styles from './face.module.css';

export interface FaceProps {
  /** Undefined: nobody knows any more how they looked. */
  readonly look: LookSource | undefined;
}

const NOBODY: LookSource = {};

/** A portrait of 48 px. Decoration: their name stands beside it. */
export const Face = memo(function Face({ look }: FaceProps) {
  return (
    <span className={`${styles['face']} stepped-3`} aria-hidden="true">
      <Avatar player={look ?? NOBODY} scale={2} show="alone" />
    </span>
  );
});
