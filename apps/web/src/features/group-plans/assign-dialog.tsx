import type { Task } from '@everdeed/rules';
import { useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { plainTitle } from '../../task-kit/plain-title.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/field.tsx';
import { assignedTo } from './board.ts';
import { useNames } from './people.tsx';
import styles from './plans.module.css';

interface AssignDialogProps {
  readonly task: Task;
  readonly memberIds: readonly string[];
  /** Gives whether it is done. */
  readonly onAssign: (members: readonly string[], needsApproval: boolean) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Chooses who does a task: nobody in particular, one, or several, each of whom does it. */
export function AssignDialog({ task, memberIds, onAssign, onClose }: AssignDialogProps) {
  const nameOf = useNames();
  const [chosen, setChosen] = useState(assignedTo(task));
  const [needsApproval, setNeedsApproval] = useState(task.group.approval?.required ?? false);
  const [isBusy, setIsBusy] = useState(false);
  const choose = (id: string, isOn: boolean) =>
    setChosen(isOn ? [...chosen, id] : chosen.filter((one) => one !== id));
  const save = async () => {
    setIsBusy(true);
    const isDone = await onAssign(chosen, needsApproval);
    setIsBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog
      title={t('plans.assignTitle', { title: plainTitle(task) })}
      description={t('plans.assignHint')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" busy={isBusy} onClick={() => void save()}>
            {t('plans.save')}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <fieldset className={styles['members']}>
          <legend className="visually-hidden">{t('plans.assignHint')}</legend>
          {memberIds.map((id) => (
            <Checkbox
              key={id}
              label={nameOf(id)}
              checked={chosen.includes(id)}
              onChange={(isOn) => choose(id, isOn)}
            />
          ))}
        </fieldset>
        {'completed' in task && (
          <Switch
            label={t('plans.mustApprove')}
            hint={t('plans.mustApproveHint')}
            checked={needsApproval}
            onChange={setNeedsApproval}
          />
        )}
      </div>
    </Dialog>
  );
}
