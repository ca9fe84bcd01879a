import { classLevel } from '@everdeed/content';
import { type Attribute, hasClass, type Player } from '@everdeed/rules';
import { useState } from 'react';
import { formatList, formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Badge } from '../../ui/chip.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import {
  affordable,
  type Allocation,
  attributeRows,
  type AttributeRow,
  changePoint,
  effectsOf,
  NO_POINTS,
  spent,
  wellSize,
} from './attributes.ts';
import { Automatic } from './automatic.tsx';
import type { Person } from './person.ts';
import type { OwnActions } from './own-actions.ts';
import styles from './stats.module.css';
import { Tiles } from './tiles.tsx';
import { Wearing } from './wearing.tsx';
import { Well } from './well.tsx';

const figure = (value: number): string => formatNumber(value, 1);

/** Where an attribute comes from, in numbers; what adds nothing is left out. */
function sourcesOf({ points, level, gear, buffs }: AttributeRow): string {
  return formatList(
    [
      points > 0 && t('profile.sourcePoints', { points }),
      level > 0 && t('profile.sourceLevel', { amount: figure(level) }),
      gear > 0 && t('profile.sourceGear', { amount: figure(gear) }),
      buffs > 0 && t('profile.sourceBuffs', { amount: figure(buffs) }),
    ].filter((part) => part !== false),
  );
}

/** What an attribute does and, once points are added, what it would do. */
function effectWords(attribute: Attribute, total: number, added: number): string {
  const after = effectsOf(attribute, total + added);
  const told = effectsOf(attribute, total).map(({ kind, value }, index) => {
    const next = after[index]?.value ?? value;
    const amount = next === value ? figure(value) : `${figure(value)} → ${figure(next)}`;
    return t(`profile.effect.${kind}`, { amount });
  });
  return formatList(told);
}

interface RowProps {
  readonly row: AttributeRow;
  readonly added: number;
  readonly size: number;
  /** Absent if there is nothing to spend. */
  readonly onChange?: ((by: 1 | -1) => void) | undefined;
  readonly canAdd: boolean;
}

function Row({ row, added, size, onChange, canAdd }: RowProps) {
  const { attribute, total } = row;
  const name = t(`tasks.attribute.${attribute}`);
  return (
    <li className={styles['row']} data-spending={onChange ? '' : undefined}>
      <span className={styles['name']}>{name}</span>
      <span className={styles['total']} data-new={added > 0 || undefined}>
        {figure(total + added)}
      </span>
      <Well row={row} added={added} size={size} />
      {onChange && (
        <span className={styles['steppers']}>
          <IconButton
            label={t('profile.lower', { attribute: name })}
            disabled={added === 0}
            onClick={() => onChange(-1)}
          >
            <Glyph name="minus" />
          </IconButton>
          <IconButton
            className={styles['raise']}
            label={t('profile.raise', { attribute: name })}
            aria-disabled={!canAdd}
            onClick={() => onChange(1)}
          >
            <Glyph name="plus" />
          </IconButton>
        </span>
      )}
      <span className={styles['sources']}>
        {sourcesOf(row)}
        <span className={styles['effect']} data-new={added > 0 || undefined}>
          {effectWords(attribute, total, added)}
        </span>
      </span>
    </li>
  );
}

function Legend({ isSpending }: { readonly isSpending: boolean }) {
  return (
    <ul className={styles['legend']}>
      <li data-part="points">{t('profile.legendPoints')}</li>
      {isSpending && <li data-part="new">{t('profile.legendNew')}</li>}
      <li data-part="gear">{t('profile.legendGear')}</li>
      <li data-part="buffs">{t('profile.legendBuffs')}</li>
    </ul>
  );
}

/** Why there is nothing to spend, and what can be done about it: the way to a class, or to another one. */
function ClassLine({
  player,
  onChooseClass,
}: { readonly player: Player } & Pick<OwnActions, 'onChooseClass'>) {
  const { stats, preferences } = player;
  const has = hasClass(player);
  if (stats.lvl < classLevel) return <p className={styles['note']}>{t('profile.beforeClass')}</p>;
  const isNew = !has && !preferences.disableClasses;
  return (
    <div className={styles['choose']}>
      {!has && (
        <p className={styles['note']}>
          {t(preferences.disableClasses ? 'profile.withoutClass' : 'profile.chooseClassHint')}
        </p>
      )}
      <Button kind={isNew ? 'primary' : 'secondary'} onClick={onChooseClass}>
        {t(has ? 'profile.changeClass' : 'profile.chooseClass')}
      </Button>
    </div>
  );
}

interface SpendingProps {
  readonly chosen: number;
  readonly onSpend: () => void;
  readonly onReset: () => void;
}

const Spending = ({ chosen, onSpend, onReset }: SpendingProps) => (
  <div className={styles['spend']}>
    <Button kind="plain" onClick={onReset}>
      {t('profile.startAgain')}
    </Button>
    <Button kind="primary" onClick={onSpend}>
      {t('profile.spend', { count: chosen })}
    </Button>
  </div>
);

interface StatsPartProps {
  readonly person: Person;
  /** The own player and what can be done; absent for others. */
  readonly own?: { readonly player: Player; readonly actions: OwnActions } | undefined;
}

/** The attributes with their sources; one's own points are spent here, after a look at what they would do. */
function Attributes({ person, own }: StatsPartProps) {
  const [draft, setDraft] = useState<Allocation>(NO_POINTS);
  const free = own && hasClass(own.player) ? Math.floor(own.player.stats.points) : 0;
  const chosen = affordable(draft, free);
  const rows = attributeRows(person.stats);
  const size = wellSize(rows, free);
  const used = spent(chosen);
  const spend = () => {
    own?.actions.onAllocate(chosen);
    setDraft(NO_POINTS);
  };
  return (
    <section aria-labelledby="attributes">
      <div className={styles['head']}>
        <h3 id="attributes">{t('profile.attributes')}</h3>
        {free > 0 && (
          <span role="status">
            <Badge kind="wash">
              {used > 0
                ? t('profile.left', { left: free - used, all: free })
                : t('profile.toSpend', { count: free })}
            </Badge>
          </span>
        )}
      </div>
      <ul className={styles['rows']}>
        {rows.map((row) => (
          <Row
            key={row.attribute}
            row={row}
            added={chosen[row.attribute]}
            size={size}
            canAdd={used < free}
            onChange={free > 0 ? (by) => setDraft(changePoint(chosen, row.attribute, by, free)) : undefined}
          />
        ))}
      </ul>
      <div className={styles['below']}>
        <Legend isSpending={used > 0} />
        {used > 0 && <Spending chosen={used} onSpend={spend} onReset={() => setDraft(NO_POINTS)} />}
      </div>
    </section>
  );
}

/** Attributes, what is worn, and who walks beside. */
export function StatsPart({ person, own }: StatsPartProps) {
  return (
    <div className={styles['columns']}>
      <div className={styles['column']}>
        <Attributes person={person} own={own} />
        {own && hasClass(own.player) && <Automatic player={own.player} actions={own.actions} />}
        {own && <ClassLine player={own.player} onChooseClass={own.actions.onChooseClass} />}
        <Tiles person={person} />
      </div>
      <div className={styles['column']}>
        <Wearing person={person} isOwn={own !== undefined} />
      </div>
    </div>
  );
}
