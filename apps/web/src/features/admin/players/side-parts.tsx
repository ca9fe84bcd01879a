import { valueIn } from '@everdeed/content/values';
import { hasPrivilege } from '@everdeed/rules';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { hallCalls } from 'virtual:calls/hall';
import { memberCalls } from 'virtual:calls/member';
import { usePlayerPart } from '../../../data/hooks.ts';
import { t } from '../../../i18n/i18n.ts';
import { adminPath, PLAYERS_PATH } from '../../../lib/admin-address.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Check } from '../../../ui/icons.ts';
import { Link } from '../../../ui/link.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import admin from '../admin.module.css';
import { AskDialog } from '../ask-dialog.tsx';
import { AuditLine } from '../audit/audit-line.tsx';
import { useAdminAct } from '../use-admin-act.ts';
import { PartPanel } from './parts.tsx';
import styles from './player.module.css';
import { type Hero, useTrail } from './queries.ts';

/** The note as it is being written. */
export interface Note {
  readonly text: string;
  readonly isTouched: boolean;
  /** Whether it was saved here and not touched since. */
  readonly isSaved: boolean;
  readonly write: (text: string) => void;
  /** Back to what is stored. */
  readonly drop: () => void;
  readonly saved: () => void;
}

/** The note of a player: what is stored until somebody writes. */
export function useNote({ secret }: Hero): Note {
  const stored = secret.text ?? '';
  const [written, setWritten] = useState<string>();
  const [isSaved, setIsSaved] = useState(false);
  const text = written ?? stored;
  const isTouched = text !== stored;
  const drop = () => setWritten(undefined);
  return {
    text,
    isTouched,
    isSaved: isSaved && !isTouched,
    write: setWritten,
    drop,
    saved: () => {
      drop();
      setIsSaved(true);
    },
  };
}

/** A note for those who look after players. */
export function NotePart({ hero, note }: { readonly hero: Hero; readonly note: Note }) {
  const { text, isTouched, isSaved, write, saved } = note;
  const { isBusy, act } = useAdminAct();
  const save = async () => {
    const input = { params: { heroId: hero._id }, body: { secret: { text } } };
    if (await act(hallCalls.updateHero, input, t('admin.noteSaved'))) saved();
  };
  return (
    <PartPanel
      id="note"
      title={t('admin.note')}
      tools={
        isSaved && (
          <span className={styles['saved']}>
            <Check size={14} aria-hidden="true" /> {t('ui.saved')}
          </span>
        )
      }
    >
      <TextArea
        label={t('admin.note')}
        hideLabel
        hint={t('admin.noteHint')}
        rows={4}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
      />
      {isTouched && (
        <div className={admin['end']}>
          <Button busy={isBusy} onClick={() => void save()}>
            {t('admin.saveNote')}
          </Button>
        </div>
      )}
    </PartPanel>
  );
}

/** What administrators have done to the player. */
export function TrailPart({ userId }: { readonly userId: string }) {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useTrail(userId);
  const maySeeLog = usePlayerPart(({ permissions }) => hasPrivilege(permissions, 'fullAccess'));
  const entries = data?.pages.flatMap(({ items }) => items);
  return (
    <PartPanel
      id="trail"
      title={t('admin.trail')}
      tools={
        maySeeLog && (
          <Link className={styles['log']} to={adminPath('log')}>
            {t('admin.toLog')}
          </Link>
        )
      }
    >
      {!entries && isError && (
        <LoadFailed
          title={t('admin.logFailed')}
          hint={t('admin.failedHint')}
          onRetry={() => void refetch()}
        />
      )}
      {!entries && !isError && <Skeleton count={1} />}
      {entries?.length === 0 && <p className={admin['hint']}>{t('admin.trailEmpty')}</p>}
      {entries && entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <AuditLine key={entry.id} entry={entry} isNarrow />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('admin.more')}
        </Button>
      )}
    </PartPanel>
  );
}

/** Deletes the account, after its name was typed. */
export function DeletePart({ hero }: { readonly hero: Hero }) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, act } = useAdminAct();
  const username = valueIn(hero.auth, 'local', 'username');
  const name = typeof username === 'string' && username ? username : hero.profile.name;
  const remove = (reason: string) => {
    // The wire wants both words; there are no such data elsewhere.
    const query = { deleteAccount: 'true', deleteAmplitude: 'false', reason };
    const input = { params: { memberId: hero._id }, query };
    const leave = () => void navigate(PLAYERS_PATH);
    void act(memberCalls.deleteMember, input, t('admin.deletedPlayer', { name }), leave);
  };
  return (
    <PartPanel id="delete" title={t('admin.part.delete')}>
      <p className={admin['hint']}>{t('admin.deleteWhat')}</p>
      <div className={admin['line']}>
        <Button kind="danger" busy={isBusy} onClick={() => setIsAsking(true)}>
          {t('admin.deletePlayer')}
        </Button>
      </div>
      {isAsking && (
        <AskDialog
          title={t('admin.deleteTitle', { name })}
          hint={t('admin.deleteHint')}
          yes={t('admin.deletePlayer')}
          typed={name}
          onYes={remove}
          onClose={() => setIsAsking(false)}
        />
      )}
    </PartPanel>
  );
}
