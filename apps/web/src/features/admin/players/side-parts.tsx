import { valueIn } from '@everdeed/content/values';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { hallCalls } from 'virtual:calls/hall';
import { memberCalls } from 'virtual:calls/member';
import { t } from '../../../i18n/i18n.ts';
import { PLAYERS_PATH } from '../../../lib/admin-address.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import admin from '../admin.module.css';
import { AskDialog } from '../ask-dialog.tsx';
import { AuditLine } from '../audit/audit-line.tsx';
import { useAdminAct } from '../use-admin-act.ts';
import { PartPanel } from './parts.tsx';
import { type Hero, useTrail } from './queries.ts';

/** The note as it is being written. */
export interface Note {
  readonly text: string;
  readonly isTouched: boolean;
  readonly write: (text: string) => void;
  /** Back to what is stored. */
  readonly drop: () => void;
}

/** The note of a player: what is stored until somebody writes. */
export function useNote({ secret }: Hero): Note {
  const stored = secret.text ?? '';
  const [written, setWritten] = useState<string>();
  const text = written ?? stored;
  return { text, isTouched: text !== stored, write: setWritten, drop: () => setWritten(undefined) };
}

/** A note for those who look after players. */
export function NotePart({ hero, note }: { readonly hero: Hero; readonly note: Note }) {
  const { text, isTouched, write, drop } = note;
  const { isBusy, act } = useAdminAct();
  const save = async () => {
    const input = { params: { heroId: hero._id }, body: { secret: { text } } };
    if (await act(hallCalls.updateHero, input, t('admin.noteSaved'))) drop();
  };
  return (
    <PartPanel id="note" title={t('admin.note')}>
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
  const entries = data?.pages.flatMap(({ items }) => items);
  return (
    <PartPanel id="trail" title={t('admin.trail')}>
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
            <AuditLine key={entry.id} entry={entry} />
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
  const remove = async (reason: string) => {
    const input = { params: { memberId: hero._id }, query: { deleteAccount: 'true', reason } };
    if (await act(memberCalls.deleteMember, input, t('admin.deletedPlayer', { name })))
      void navigate(PLAYERS_PATH);
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
          onYes={(reason) => void remove(reason)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </PartPanel>
  );
}
