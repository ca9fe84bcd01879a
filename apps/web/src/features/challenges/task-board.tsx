import type { Task } from '@everdeed/rules';
import { useEffect, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Rich } from '../../i18n/rich.tsx';
import { Face } from '../../social-kit/face.tsx';
import { IconButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { X } from '../../ui/icons.ts';
import { Segment } from '../../ui/segment.tsx';
import type { Participant } from './challenge.ts';
import styles from './detail.module.css';
import { copiesOf, progressOf } from './progress.ts';
import { TaskSections } from './task-sections.tsx';

interface TaskBoardProps {
  readonly tasks: readonly Task[];
  /** The participant whose progress is shown. */
  readonly chosen: Participant | undefined;
  /** Back to the tasks as they were written. */
  readonly onLeave: () => void;
}

type View = 'written' | 'progress';

/** On a narrow screen, the list of people is far below the cards. */
const intoSight = (line: HTMLElement | null) => {
  line?.scrollIntoView({ block: 'nearest' });
};

function Wash({ chosen, onLeave }: { readonly chosen: Participant; readonly onLeave: () => void }) {
  const { streak, done, todos } = progressOf(chosen);
  return (
    <div className={styles['wash']} role="status">
      <Face look={chosen} />
      <p key={chosen._id} ref={intoSight}>
        <Rich
          id="challenges.lookingAt"
          values={{ name: chosen.profile.name, streak, done, todos }}
          parts={{ bold: <strong /> }}
        />
      </p>
      <IconButton label={t('challenges.stopLooking')} onClick={onLeave}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Escape leads back from somebody's progress, unless a dialog or a field has a use for it. */
function useEscape(isOn: boolean, onLeave: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[role="dialog"]'))
        onLeave();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [isOn, onLeave]);
}

/** The tasks, as they were written or as somebody is doing. */
export function TaskBoard({ tasks, chosen, onLeave }: TaskBoardProps) {
  const [view, setView] = useState<View>('progress');
  const [shown, setShown] = useState(chosen?._id);
  // Somebody else was chosen.
  if (shown !== chosen?._id) {
    setShown(chosen?._id);
    setView('progress');
  }
  useEscape(chosen !== undefined, onLeave);
  const isProgress = chosen !== undefined && view === 'progress';
  return (
    <section aria-labelledby="challenge-tasks" className={styles['board']}>
      <div className={styles['boardHead']}>
        <h2 id="challenge-tasks">{t('challenges.tasksHead')}</h2>
        {chosen && (
          <Segment
            label={t('challenges.view')}
            value={view}
            options={[
              { value: 'written', label: t('challenges.asWritten') },
              { value: 'progress', label: t('challenges.progressOf', { name: chosen.profile.name }) },
            ]}
            onChange={setView}
          />
        )}
        <p>{t('challenges.scoredElsewhere')}</p>
      </div>
      {isProgress && <Wash chosen={chosen} onLeave={onLeave} />}
      {tasks.length === 0 && (
        <EmptyState title={t('challenges.noTasks')} hint={t('challenges.noTasksHint')} />
      )}
      <TaskSections tasks={tasks} copies={isProgress ? copiesOf(chosen) : undefined} />
    </section>
  );
}
