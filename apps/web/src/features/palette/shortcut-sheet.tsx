import type { MessageId } from '../../i18n/catalogue.ts';
import { t } from '../../i18n/i18n.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Key } from '../../ui/key.tsx';
import styles from './shortcut-sheet.module.css';

type Keys = readonly (readonly [keys: readonly string[], name: MessageId])[];

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const CONTROL = isMac ? '⌘' : 'Ctrl';

const ON_TASKS: Keys = [
  [['J', 'K'], 'keys.next'],
  [['H', 'L'], 'keys.sideways'],
  [['Space'], 'keys.score'],
  [['-'], 'keys.minus'],
  [['E'], 'keys.edit'],
  [['⇧', '↑', '↓'], 'keys.move'],
  [['Del'], 'keys.delete'],
  [['N'], 'keys.add'],
  [['Tab'], 'keys.kind'],
  [['/'], 'keys.search'],
];
const EVERYWHERE: Keys = [
  [[CONTROL, 'K'], 'keys.palette'],
  [[CONTROL, 'Z'], 'keys.undo'],
  [['?'], 'keys.sheet'],
];

function Group({ title, keys }: { readonly title: string; readonly keys: Keys }) {
  return (
    <section>
      <h3 className={styles['title']}>{title}</h3>
      <dl className={styles['keys']}>
        {keys.map(([caps, name]) => (
          <div key={name} className={styles['row']}>
            <dt>{t(name)}</dt>
            <dd>
              {caps.map((cap) => (
                <Key key={cap}>{cap}</Key>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** All keyboard shortcuts, in two columns. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title={t('keys.title')} width="46rem">
      <div className={styles['columns']}>
        <Group title={t('keys.tasks')} keys={ON_TASKS} />
        <Group title={t('keys.everywhere')} keys={EVERYWHERE} />
      </div>
    </Dialog>
  );
}
