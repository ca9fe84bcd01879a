import { Download } from '../../ui/more-icons.ts';
import { exportCalls } from 'virtual:calls/export';
import { t } from '../../i18n/i18n.ts';
import { showError } from '../../ui/toast-store.ts';
import { saveFile } from '../../data/save-file.ts';
import { Button } from '../../ui/button.tsx';
import styles from './settings.module.css';

const FILES = [
  { call: exportCalls.exportJson, name: 'everdeed-data.json', label: 'settings.exportJson' },
  { call: exportCalls.exportXml, name: 'everdeed-data.xml', label: 'settings.exportXml' },
  { call: exportCalls.exportHistory, name: 'everdeed-history.csv', label: 'settings.exportHistory' },
] as const;

/** Downloads of all of the player's data. */
export function ExportPart() {
  return (
    <section className={styles['group']} aria-labelledby="export">
      <h2 id="export">{t('settings.export')}</h2>
      <p className={styles['hint']}>{t('settings.exportHint')}</p>
      <div className={styles['exports']}>
        {FILES.map(({ call: { path }, name, label }) => (
          <Button
            key={name}
            icon={<Download size={18} aria-hidden="true" />}
            onClick={() => void saveFile(path, name, () => showError(t('settings.exportFailed')))}
          >
            {t(label)}
          </Button>
        ))}
      </div>
    </section>
  );
}
