import { X } from '../../ui/icons.ts';
import { type Attribute, type Habit, TASK_LIMITS } from '@everdeed/rules';
import { t } from '../../i18n/i18n.ts';
import { ATTRIBUTES, DIFFICULTIES } from '../../task-kit/levels.ts';
import { IconButton } from '../../ui/button.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Segment } from '../../ui/segment.tsx';
import type { PartProps } from './parts.ts';
import { LAST_DATE } from './problems.ts';
import shared from './part.module.css';
import styles from './small-parts.module.css';

/** Three bars, filled by degree. */
function Pips({ count }: { readonly count: number }) {
  return (
    <span className={styles['pips']} aria-hidden="true">
      {[1, 2, 3].map((place) => (
        <i key={place} data-on={place <= count || undefined} />
      ))}
    </span>
  );
}

export function DifficultyPart({ form, change, locked }: PartProps) {
  const options = DIFFICULTIES.map(({ priority, name, pips }) => ({
    value: String(priority),
    label: t(name),
    icon: <Pips count={pips} />,
  }));
  const choose = (value: string) => {
    const chosen = DIFFICULTIES.find(({ priority }) => String(priority) === value);
    if (chosen) change({ priority: chosen.priority });
  };
  return (
    <div className={shared['part']} inert={locked('priority')}>
      <span className={shared['label']}>{t('edit.difficulty')}</span>
      <div className={styles['narrow']}>
        <Segment
          label={t('edit.difficulty')}
          value={String(form.priority)}
          options={options}
          onChange={choose}
        />
      </div>
    </div>
  );
}

/** Whether a habit has plus and minus. */
export function DirectionsPart({ form, change, locked }: PartProps) {
  return (
    <fieldset className={shared['part']} disabled={locked('up')}>
      <legend className={shared['label']}>{t('edit.directions')}</legend>
      <div className={styles['sides']}>
        {(['up', 'down'] as const).map((side) => (
          <button
            key={side}
            type="button"
            className={styles['side']}
            aria-pressed={form[side]}
            onClick={() => change({ [side]: !form[side] })}
          >
            <span className={styles['sideGlyph']}>
              <Glyph name={side === 'up' ? 'plus' : 'minus'} />
            </span>
            {t(side === 'up' ? 'edit.plus' : 'edit.minus')}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const RESETS: readonly Habit['frequency'][] = ['daily', 'weekly', 'monthly'];

export function ResetsPart({ form, change, locked }: PartProps) {
  return (
    <div className={shared['part']} inert={locked('resets')}>
      <span className={shared['label']}>{t('edit.resets')}</span>
      <div className={styles['resets']}>
        <Segment
          label={t('edit.resets')}
          value={form.resets}
          options={RESETS.map((value) => ({ value, label: t(`edit.resets.${value}`) }))}
          onChange={(resets) => change({ resets })}
        />
      </div>
    </div>
  );
}

export function DuePart({ form, change, locked, problems }: PartProps) {
  return (
    <Field
      type="date"
      name="due"
      max={LAST_DATE}
      label={t('edit.due')}
      value={form.due}
      disabled={locked('due')}
      error={problems.includes('due') && t('edit.dueWrong')}
      onChange={(event) => change({ due: event.currentTarget.value })}
      trailing={
        form.due !== '' && (
          <IconButton small label={t('edit.clearDue')} onClick={() => change({ due: '' })}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        )
      }
    />
  );
}

export function PricePart({ form, change, locked, problems }: PartProps) {
  return (
    <Field
      label={t('edit.price')}
      inputMode="decimal"
      icon={<PixelIcon name="coin" />}
      value={form.price}
      disabled={locked('price')}
      error={problems.includes('price') && t('edit.priceWrong', { max: TASK_LIMITS.price })}
      onChange={(event) => change({ price: event.currentTarget.value })}
    />
  );
}

export function AttributePart({ form, change }: PartProps) {
  return (
    <Select<Attribute>
      label={t('edit.attribute')}
      hint={t('edit.attributeHint')}
      value={form.attribute}
      options={ATTRIBUTES.map((value) => ({ value, label: t(`tasks.attribute.${value}`) }))}
      onChange={(attribute) => change({ attribute })}
    />
  );
}
