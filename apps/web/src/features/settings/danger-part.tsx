import { Suspense, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import styles from './settings.module.css';
import { loadAtLast } from '../../lib/load-later.ts';

const ResetDialog = loadAtLast(async () => ({ default: (await import('./danger-dialogs.tsx')).ResetDialog }));
const DeleteDialog = loadAtLast(async () => ({
  default: (await import('./danger-dialogs.tsx')).DeleteDialog,
}));

/** Irreversible actions, last and behind a typed confirmation. */
export function DangerPart() {
  const [open, setOpen] = useState<'reset' | 'delete'>();
  const close = () => setOpen(undefined);
  return (
    <section className={styles['group']} aria-labelledby="danger">
      <h2 id="danger">{t('settings.danger')}</h2>
      <div className={styles['danger']}>
        {(['reset', 'delete'] as const).map((danger) => (
          <div key={danger} className={styles['dangerRow']}>
            <div>
              <strong>{t(`settings.${danger}`)}</strong>
              <span className={styles['hint']}>{t(`settings.${danger}Hint`)}</span>
            </div>
            <Button kind="danger" onClick={() => setOpen(danger)}>
              {t(`settings.${danger}`)}
            </Button>
          </div>
        ))}
      </div>
      <Suspense fallback={null}>
        {open === 'reset' && <ResetDialog onClose={close} />}
        {open === 'delete' && <DeleteDialog onClose={close} />}
      </Suspense>
    </section>
  );
}
