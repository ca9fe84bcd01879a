import type { Task } from '@everdeed/rules';
import { useState } from 'react';
import { dispatch } from '../../data/dispatch.ts';
import { useTask, useTasks } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { plainTitle } from '../../task-kit/plain-title.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/field.tsx';
import { canUnlinkAll, unlinkTask, unlinkTasks } from './actions/unlink.ts';

/** What became of the challenge, or of the task in it. */
function sayEnd({ broken, winner, shortName = '' }: Task['challenge']): string {
  if (broken !== 'CHALLENGE_CLOSED' && broken !== 'CHALLENGE_DELETED')
    return t('challenges.brokenDeleted', { name: shortName });
  return winner
    ? t('challenges.brokenWon', { name: shortName, winner })
    : t('challenges.brokenClosed', { name: shortName });
}

function Question({ task, onClose }: { readonly task: Task; readonly onClose: () => void }) {
  const tasks = useTasks();
  const { id: challengeId = '' } = task.challenge;
  const others = tasks.filter(
    ({ _id, challenge }) => challenge.id === challengeId && _id !== task._id,
  ).length;
  const canAll = others > 0 && canUnlinkAll(tasks, challengeId);
  const [isForAll, setIsForAll] = useState(false);
  const answer = (isKept: boolean) => {
    onClose();
    if (canAll && isForAll) dispatch(unlinkTasks({ challengeId, isKept }));
    else dispatch(unlinkTask({ taskId: task._id, isKept }));
  };
  return (
    <Dialog
      title={t('tasks.keepOrRemove')}
      description={`${sayEnd(task.challenge)} ${t('challenges.brokenOne', { title: plainTitle(task) })}`}
      onClose={onClose}
      actions={
        <>
          <Button kind="danger" onClick={() => answer(false)}>
            {t('challenges.removeTask')}
          </Button>
          <Button kind="primary" onClick={() => answer(true)}>
            {t('challenges.keepTask')}
          </Button>
        </>
      }
    >
      {canAll && (
        <Switch
          label={t('challenges.brokenWhole')}
          hint={t('challenges.brokenAll', { count: others })}
          checked={isForAll}
          onChange={setIsForAll}
        />
      )}
    </Dialog>
  );
}

/** Asks whether a task whose challenge is gone stays on the list. */
export function UnlinkDialog({ taskId, onClose }: { readonly taskId: string; readonly onClose: () => void }) {
  const task = useTask(taskId);
  return task?.challenge.broken ? <Question task={task} onClose={onClose} /> : null;
}
