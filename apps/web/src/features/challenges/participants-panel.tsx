import { type KeyboardEvent, useDeferredValue, useEffect, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Download } from '../../ui/more-icons.ts';
import type { Participant } from './challenge.ts';
import styles from './detail.module.css';
import { ParticipantRow } from './participant-row.tsx';
import type { PanelProps } from './prize-panel.tsx';
import { useParticipants } from './queries.ts';
import { saveCsv } from './save-csv.ts';

/** The neighbour of a row, by an arrow key. */
function neighbourOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('button[aria-pressed]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  if (at < 0) return undefined;
  if (key === 'ArrowDown') return rows[at + 1];
  return key === 'ArrowUp' ? rows[at - 1] : undefined;
}

/** Arrows walk the list; who is reached is looked at. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const next = neighbourOf(event);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}

interface ListProps {
  readonly selfId: string;
  readonly challengeId: string;
  /** Part of a username. */
  readonly search: string;
  /** Id of the one who is chosen. */
  readonly chosenId: string | undefined;
  readonly onChoose: (participant: Participant) => void;
}

/** Everybody who takes part, with how they are doing, in pages. */
export function ParticipantList({ selfId, challengeId, search, chosenId, onChoose }: ListProps) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useParticipants(
    selfId,
    challengeId,
    search,
  );
  if (!data && isError)
    return (
      <div className={styles['failed']} role="status">
        <p>{t('challenges.membersFailed')}</p>
        <Button onClick={() => void refetch()}>{t('ui.retry')}</Button>
      </div>
    );
  if (!data) return <Skeleton />;
  const participants = data.pages.flat();
  if (participants.length === 0)
    return <p className={styles['nobody']}>{t(search ? 'challenges.nobodyFound' : 'challenges.nobody')}</p>;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the buttons inside */}
      <ul className={styles['people']} onKeyDown={walk}>
        {participants.map((participant) => (
          <li key={participant._id}>
            <ParticipantRow
              participant={participant}
              isSelf={participant._id === selfId}
              isChosen={participant._id === chosenId}
              onChoose={() => onChoose(participant)}
            />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button kind="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('challenges.moreMembers')}
        </Button>
      )}
    </>
  );
}

interface ParticipantsPanelProps extends PanelProps {
  readonly chosen: Participant | undefined;
  readonly onChoose: (participant: Participant | undefined) => void;
}

/** Who takes part; choosing somebody shows their progress on the cards. */
export function ParticipantsPanel({ challenge, selfId, chosen, onChoose }: ParticipantsPanelProps) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim().replace(/^@/, ''));
  // Who was chosen goes on scoring.
  const { data } = useParticipants(selfId, challenge._id, search);
  const latest = chosen && data?.pages.flat().find(({ _id }) => _id === chosen._id);
  useEffect(() => {
    if (latest) onChoose(latest);
  }, [latest, onChoose]);
  return (
    <section className={styles['panel']} aria-labelledby="taking-part">
      <div className={styles['panelHead']}>
        <h2 id="taking-part">
          {t('challenges.participants')} <span>{challenge.memberCount}</span>
        </h2>
        <Button
          kind="quiet"
          icon={<Download size={18} aria-hidden="true" />}
          aria-label={t('challenges.export')}
          onClick={() => void saveCsv(challenge)}
        >
          CSV
        </Button>
      </div>
      <SearchField label={t('challenges.findMember')} value={text} onChange={setText} />
      <ParticipantList
        selfId={selfId}
        challengeId={challenge._id}
        search={search}
        chosenId={chosen?._id}
        onChoose={(one) => onChoose(one._id === chosen?._id ? undefined : one)}
      />
    </section>
  );
}
