import { Download } from 'lucide-react';
import { currentSession } from '../../data/session.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { showError } from '../../ui/toast-store.ts';
import styles from './settings.module.css';

const FILES = [
  { path: '/export/userdata.json', name: 'everdeed-data.json', label: 'settings.exportJson' },
  { path: '/export/userdata.xml', name: 'everdeed-data.xml', label: 'settings.exportXml' },
  { path: '/export/history.csv', name: 'everdeed-history.csv', label: 'settings.exportHistory' },
] as const;

/** Fetches with our headers: the session cookie may be another account's. */
async function saveFile(path: string, name: string): Promise<void> {
  const session = currentSession();
  const response = await fetch(path, {
    headers: {
      'x-client': 'habitica-web',
      'x-api-user': session?.userId ?? '',
      'x-api-key': session?.apiToken ?? '',
    },
    credentials: 'omit',
  }).catch(() => undefined);
  if (!response?.ok) {
    showError(t('settings.exportFailed'));
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Copies of everything that is the player's. */
export function ExportPart() {
  return (
    <section className={styles['group']} aria-labelledby="export">
      <h2 id="export">{t('settings.export')}</h2>
      <p className={styles['hint']}>{t('settings.exportHint')}</p>
      <div className={styles['exports']}>
        {FILES.map(({ path, name, label }) => (
          <Button
            key={path}
            icon={<Download size={18} aria-hidden="true" />}
            onClick={() => void saveFile(path, name)}
          >
            {t(label)}
          </Button>
        ))}
      </div>
    </section>
  );
}
