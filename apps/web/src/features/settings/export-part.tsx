import { Download } from '../../ui/more-icons.ts';
import { exportCalls } from 'virtual:calls/export';
import { fetchRaw } from '../../data/api.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { showError } from '../../ui/toast-store.ts';
import styles from './settings.module.css';

const FILES = [
  { call: exportCalls.exportJson, name: 'everdeed-data.json', label: 'settings.exportJson' },
  { call: exportCalls.exportXml, name: 'everdeed-data.xml', label: 'settings.exportXml' },
  { call: exportCalls.exportHistory, name: 'everdeed-history.csv', label: 'settings.exportHistory' },
] as const;

async function saveFile({ call, name }: (typeof FILES)[number]): Promise<void> {
  const response = await fetchRaw(call).catch(() => undefined);
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

/** Downloads of all of the player's data. */
export function ExportPart() {
  return (
    <section className={styles['group']} aria-labelledby="export">
      <h2 id="export">{t('settings.export')}</h2>
      <p className={styles['hint']}>{t('settings.exportHint')}</p>
      <div className={styles['exports']}>
        {FILES.map((file) => (
          <Button
            key={file.name}
            icon={<Download size={18} aria-hidden="true" />}
            onClick={() => void saveFile(file)}
          >
            {t(file.label)}
          </Button>
        ))}
      </div>
    </section>
  );
}
