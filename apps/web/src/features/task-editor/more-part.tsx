import { ChevronRight } from '../../ui/player-icons.ts';
import { type Task, TASK_LIMITS } from '@everdeed/rules';
import { t } from '../../i18n/i18n.ts';
import { Field, Switch } from '../../ui/field.tsx';
import { HistoryChart } from './history-chart.tsx';
import type { PartProps } from './parts.ts';
import type { Problem } from './problems.ts';
import { AttributePart } from './small-parts.tsx';
import shared from './part.module.css';
import styles from './more-part.module.css';

interface NumberFieldProps extends PartProps {
  readonly name: 'streak' | 'counterUp' | 'counterDown';
}

function NumberField({ name, form, change, locked, problems }: NumberFieldProps) {
  return (
    <Field
      label={t(`edit.${name}`)}
      inputMode="numeric"
      value={form[name]}
      error={problems.includes(name) && t('edit.wholeNumber', { min: 0, max: TASK_LIMITS.count })}
      disabled={locked(name)}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  );
}

/** Fields that are not seen while the part is folded. */
const FOLDED: readonly Problem[] = ['streak', 'counterUp', 'counterDown', 'alias'];

/** Rarely needed fields: streak, counters, attribute, alias, history. */
export function MorePart({ task, ...part }: PartProps & { readonly task: Task }) {
  const { form, change, problems } = part;
  return (
    <details className={styles['fold']} open={FOLDED.some((field) => problems.includes(field)) || undefined}>
      <summary className={styles['summary']}>
        <ChevronRight size={18} aria-hidden="true" /> {t('edit.more')}
      </summary>
      <div className={styles['folded']}>
        {task.type === 'daily' && <NumberField name="streak" {...part} />}
        {task.type === 'daily' && (
          <Switch
            label={t('edit.yesterDaily')}
            hint={t('edit.yesterDailyHint')}
            checked={form.yesterDaily}
            onChange={(yesterDaily) => change({ yesterDaily })}
          />
        )}
        {task.type === 'habit' && (
          <div className={styles['pair']}>
            <NumberField name="counterUp" {...part} />
            <NumberField name="counterDown" {...part} />
          </div>
        )}
        {task.type !== 'reward' && <AttributePart {...part} />}
        <Field
          label={t('edit.alias')}
          hint={t('edit.aliasHint')}
          error={problems.includes('alias') && t('edit.aliasWrong', { max: TASK_LIMITS.alias })}
          value={form.alias}
          spellCheck={false}
          onChange={(event) => change({ alias: event.currentTarget.value })}
        />
        {'history' in task && (
          <div className={shared['part']}>
            <span className={shared['label']}>{t('edit.history')}</span>
            <HistoryChart history={task.history} />
          </div>
        )}
      </div>
    </details>
  );
}
