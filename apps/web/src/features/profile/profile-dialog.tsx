import { assertNever } from '@everdeed/content/values';
import type { Player, Task } from '@everdeed/rules';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../../art/icon.tsx';
import { Scene } from '../../art/scene.tsx';
import { formatDate } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { OVER_PAGE, type ProfileTab, profilePath } from '../../lib/profile-address.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Pencil, Shirt } from '../../ui/icons.ts';
import { Link } from '../../ui/link.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { AchievementsPart } from './achievements-part.tsx';
import { BriefLink } from './brief-link.tsx';
import { EditForm } from './edit-form.tsx';
import { Figure } from './figure.tsx';
import type { OwnActions } from './own-actions.ts';
import type { Person } from './person.ts';
import { ProfilePart } from './profile-part.tsx';
import styles from './profile.module.css';
import { StatsPart } from './stats-part.tsx';

export interface OwnProfile {
  readonly player: Player;
  readonly tasks: readonly Task[];
  readonly actions: OwnActions;
}

interface ProfileDialogProps {
  readonly person: Person;
  readonly tab: ProfileTab;
  /** As in the address, so that its tabs stay with it. */
  readonly who: string;
  /** Whether it was opened from a page. */
  readonly isOverPage: boolean;
  /** Present on one's own profile. */
  readonly own?: OwnProfile | undefined;
  /** What one can do to another player, beside their name. */
  readonly tools?: ReactNode;
  /** What there is to know first about another player. */
  readonly note?: ReactNode;
  readonly onClose: () => void;
}

const TABS = ['profile', 'stats', 'achievements'] as const satisfies readonly ProfileTab[];

/** Gives the page the title of the profile as long as it is open. */
function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} | ${t('app.name')}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** Level and class, username, and since when. */
function Facts({ person }: { readonly person: Person }) {
  const { level, playerClass, username, since, isResting } = person;
  return (
    <ul className={styles['line']}>
      <li className={styles['level']}>
        {playerClass && <Icon name={playerClass} />}
        {playerClass
          ? t('header.levelClass', { level, name: t(`class.${playerClass}`) })
          : t('header.level', { level })}
      </li>
      {username && <li>@{username}</li>}
      <li>{t('profile.since', { date: formatDate(since, { month: 'long', year: 'numeric' }) })}</li>
      {isResting && <li>{t('profile.resting')}</li>}
    </ul>
  );
}

/** The tabs, which are addresses. Changing between them adds nothing to the history: Back leaves the profile. */
function Tabs({ who, tab, isOverPage }: Pick<ProfileDialogProps, 'who' | 'tab' | 'isOverPage'>) {
  return (
    <nav className={styles['tabs']} aria-label={t('profile.parts')}>
      {TABS.map((one) => (
        <Link
          key={one}
          className={styles['tab']}
          to={profilePath(who, one)}
          replace
          state={isOverPage ? OVER_PAGE : null}
          aria-current={one === tab ? 'page' : undefined}
        >
          {t(`profile.${one}`)}
        </Link>
      ))}
    </nav>
  );
}

function Part({
  person,
  tab,
  own,
  onEdit,
}: Pick<ProfileDialogProps, 'person' | 'tab' | 'own'> & { readonly onEdit: () => void }) {
  switch (tab) {
    case 'profile':
      return <ProfilePart person={person} onEdit={own && onEdit} />;
    case 'stats':
      return <StatsPart person={person} own={own} />;
    case 'achievements':
      return <AchievementsPart person={person} own={own} />;
    default:
      return assertNever(tab);
  }
}

/** A profile over the current page: one's own, where it can be edited, or another player's. */
export function ProfileDialog({
  person,
  tab,
  who,
  isOverPage,
  own,
  tools,
  note,
  onClose,
}: ProfileDialogProps) {
  const [isEditing, setEditing] = useState(false);
  useTitle(person.name);
  const isPhone = useMedia('(max-width: 767.98px)');
  const edits = own && isEditing && tab === 'profile';
  return (
    <Dialog bare routed width="62.5rem" title={t('profile.title', { name: person.name })} onClose={onClose}>
      <div className={styles['scene']}>
        <Scene className={styles['sceneFill']} background={person.background} scale={isPhone ? 2 : 4} />
      </div>
      <div className={styles['head']}>
        <Figure person={person} scale={isPhone ? 2 : 4} />
        <div className={styles['who']}>
          <h2>{person.name}</h2>
          <Facts person={person} />
        </div>
        {tools}
        {own && tab === 'profile' && !isEditing && (
          <div className={styles['headTools']}>
            <BriefLink
              to="/inventory/looks"
              label={t('profile.looks')}
              icon={<Shirt size={18} aria-hidden="true" />}
            />
            <Button icon={<Pencil size={18} aria-hidden="true" />} onClick={() => setEditing(true)}>
              {t('profile.edit')}
            </Button>
          </div>
        )}
      </div>
      {note}
      <Tabs who={who} tab={tab} isOverPage={isOverPage} />
      <div className={styles['part']}>
        {edits ? (
          <EditForm person={person} onSet={own.actions.onSet} onDone={() => setEditing(false)} />
        ) : (
          <Part person={person} tab={tab} own={own} onEdit={() => setEditing(true)} />
        )}
      </div>
    </Dialog>
  );
}
