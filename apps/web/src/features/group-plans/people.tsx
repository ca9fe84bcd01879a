import type { LookSource } from '@everdeed/art';
import { createContext, useContext } from 'react';
import { Avatar } from '../../art/avatar.tsx';
import { t } from '../../i18n/i18n.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Users } from '../../ui/more-icons.ts';
import type { Member } from './queries.ts';
import styles from './people.module.css';

/** The player and the members of the group, by id. */
export interface People {
  readonly selfId: string;
  readonly byId: ReadonlyMap<string, Member>;
}

export const PeopleContext = createContext<People>({ selfId: '', byId: new Map() });

/** Names of members as the player reads them. */
export function useNames() {
  const { selfId, byId } = useContext(PeopleContext);
  return (id: string): string =>
    id === selfId ? t('plans.you') : (byId.get(id)?.profile.name ?? t('plans.formerMember'));
}

const NOBODY: LookSource = {};

interface SmallFaceProps {
  readonly id: string;
  /** A tick says that they have done their part. */
  readonly isDone?: boolean;
}

/** A portrait of 24 px. Decoration: their name stands beside it. */
export function SmallFace({ id, isDone = false }: SmallFaceProps) {
  const { byId } = useContext(PeopleContext);
  return (
    <span className={styles['face']} aria-hidden="true">
      <span className={styles['portrait']}>
        <Avatar player={byId.get(id) ?? NOBODY} scale={1} show="alone" />
      </span>
      {isDone && (
        <span className={styles['tick']}>
          <Glyph name="check" cell={1} />
        </span>
      )}
    </span>
  );
}

/** Stands where anyone may do it. */
export const AnyoneFace = () => (
  <span className={styles['anyone']} aria-hidden="true">
    <Users size={14} />
  </span>
);
