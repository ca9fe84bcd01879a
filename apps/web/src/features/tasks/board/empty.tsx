import type { TaskType } from '@everdeed/rules';
import { Pet } from '../../../art/pet.tsx';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { FILTERS, type Filter } from '../filters.ts';

export interface EmptyProps {
  readonly type: TaskType;
  readonly filter: Filter;
  readonly onAdd: (type: TaskType) => void;
}

/** The pet shown in an empty column. */
const PETS: Readonly<Record<TaskType, string>> = {
  habit: 'Fox-Base',
  daily: 'Wolf-Base',
  todo: 'PandaCub-Base',
  reward: 'Dragon-Base',
};

type Reason = TaskType | 'due' | 'scheduled' | 'complete2' | 'wishlist' | 'filtered';

function reasonOf({ type, filter }: EmptyProps): Reason {
  if (filter === 'due' || filter === 'scheduled' || filter === 'complete2' || filter === 'wishlist')
    return filter;
  return filter === FILTERS[type][0] || filter === 'custom' ? type : 'filtered';
}

/** An empty column: says why, and suggests one thing to do. */
export function Empty(props: EmptyProps) {
  const { type, onAdd } = props;
  const reason = reasonOf(props);
  const canAdd = reason === type;
  const add = (
    <Button icon={<Glyph name="plus" cell={1.5} />} onClick={() => onAdd(type)}>
      {t(`tasks.add.${type}`)}
    </Button>
  );
  return (
    <EmptyState
      picture={<Pet name={PETS[type]} scale={2} />}
      title={t(`tasks.empty.${reason}`)}
      hint={t(`tasks.emptyHint.${reason}`)}
      {...(canAdd && { action: add })}
    />
  );
}

/** Instead of all columns when a search finds nothing in any of them. */
export const NothingFound = () => (
  <EmptyState title={t('tasks.empty.search')} hint={t('tasks.emptyHint.search')} />
);
