import { plainTitle } from '../../task-kit/plain-title.ts';
import { t } from '../../i18n/i18n.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import styles from './board-card.module.css';
import { type EntryProps, entriesOf } from './entries.tsx';
import { useNames } from './people.tsx';

/** What editors can do with a task, behind three dots. */
export function CardMenu(props: EntryProps) {
  const nameOf = useNames();
  return (
    <span className={styles['menu']}>
      <MoreMenu
        small
        label={t('tasks.menu', { title: plainTitle(props.task) })}
        align="end"
        entries={() => entriesOf(props, nameOf)}
      />
    </span>
  );
}
