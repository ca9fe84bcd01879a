import type { LookSource, Picture } from '@everdeed/art';
import type { AnswerOf, groupTaskCalls } from '@everdeed/contract';
import { createContext, memo, type ReactNode, useContext, useEffect } from 'react';
import { useAvatarPicture } from '../../art/avatar.tsx';
import { crispScale } from '../../art/crisp.ts';
import { addressOf } from '../../art/png.ts';
import { t } from '../../i18n/i18n.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Users } from '../../ui/more-icons.ts';
import type { Member } from './queries.ts';
import styles from './people.module.css';

/** The player and the members of the group, by id. */
export interface People {
  readonly selfId: string;
  /** Absent as long as they are being asked for. */
  readonly byId: ReadonlyMap<string, Member> | undefined;
}

export const PeopleContext = createContext<People>({ selfId: '', byId: undefined });

/** Names of members as the player reads them. */
export function useNames() {
  const { selfId, byId } = useContext(PeopleContext);
  return (id: string): string =>
    id === selfId ? t('plans.you') : ((byId ? byId.get(id)?.profile.name : '…') ?? t('plans.formerMember'));
}

type DeedKind = AnswerOf<typeof groupTaskCalls.getBoardDeeds>[number]['kind'];

/** Says who did what with a task, and for or to which member. */
export function useSayDeed() {
  const { selfId } = useContext(PeopleContext);
  const nameOf = useNames();
  return (kind: DeedKind, title: string, userId: string, memberId?: string): string =>
    t(`plans.did.${kind}`, {
      title,
      name: nameOf(userId),
      member: memberId === undefined ? '' : nameOf(memberId),
      isYou: String(memberId === selfId),
    });
}

const NOBODY: LookSource = {};

/** Pictures of members who have been drawn: a board shows each of them dozens of times. */
const pictures = new WeakMap<LookSource, Picture>();

interface FaceProps {
  /** Absent as long as it is being drawn. */
  readonly picture?: Picture | undefined;
  readonly children: ReactNode;
}

/** One element, since a board has hundreds: its background is the portrait. */
const Face = ({ picture, children }: FaceProps) => (
  <span
    className={styles['face']}
    aria-hidden="true"
    style={
      picture && {
        backgroundImage: `url(${addressOf(picture)})`,
        backgroundSize: `${picture.width * crispScale(1, devicePixelRatio)}px auto`,
      }
    }
  >
    {children}
  </span>
);

interface PortraitProps extends Pick<FaceProps, 'children'> {
  readonly player: LookSource;
}

function NewPortrait({ player, children }: PortraitProps) {
  const picture = useAvatarPicture(player, 'alone');
  useEffect(() => {
    if (picture) pictures.set(player, picture);
  }, [player, picture]);
  return <Face picture={picture}>{children}</Face>;
}

/** The head and shoulders of a player. */
function Portrait({ player, children }: PortraitProps) {
  const picture = pictures.get(player);
  return picture ? (
    <Face picture={picture}>{children}</Face>
  ) : (
    <NewPortrait player={player}>{children}</NewPortrait>
  );
}

interface SmallFaceProps {
  readonly id: string;
  /** A tick says that they have done their part. */
  readonly isDone?: boolean;
}

const TICK = (
  <span className={styles['tick']}>
    <Glyph name="check" cell={1} />
  </span>
);

/** A portrait of 24 px. Decoration: their name stands beside it. */
export const SmallFace = memo(function SmallFace({ id, isDone = false }: SmallFaceProps) {
  const { byId } = useContext(PeopleContext);
  const tick = isDone && TICK;
  return byId ? <Portrait player={byId.get(id) ?? NOBODY}>{tick}</Portrait> : <Face>{tick}</Face>;
});

/** Stands where anyone may do it. */
export const AnyoneFace = () => (
  <span className={styles['anyone']} aria-hidden="true">
    <Users size={14} />
  </span>
);
