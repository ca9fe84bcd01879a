import { t } from '../../../i18n/i18n.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Copies } from './copies.tsx';
import { FileCard } from './file-card.tsx';
import { useImport } from './import-state.ts';
import styles from './import-screen.module.css';
import { Asides, Comes, Replaced } from './report-parts.tsx';
import { Summary } from './summary.tsx';
import { Way } from './way.tsx';

const INTROS = {
  none: 'imports.intro',
  reading: 'imports.intro',
  refused: 'imports.intro',
  shown: 'imports.introShown',
  running: 'imports.introRunning',
  done: 'imports.introDone',
} as const;

/** Bringing an account along from the reference: a file, what it would bring, and the import itself. */
export function ImportScreen() {
  const now = useImport((state) => state.now);
  const report = 'report' in now ? now.report : undefined;
  return (
    <div className={styles['layout']}>
      <header className={styles['head']}>
        <BackLink to="/user/settings/siteData" label={t('imports.back')} />
        <h2>{t('imports.title')}</h2>
        <p className={styles['intro']}>{t(INTROS[now.step])}</p>
        <FileCard now={now} />
      </header>
      {report && <Summary now={now} report={report} />}
      <div className={styles['parts']}>
        {report && (
          <>
            <Comes report={report} isDone={now.step === 'done'} />
            <Asides report={report} isDone={now.step === 'done'} />
            <Replaced report={report} isDone={now.step === 'done'} />
          </>
        )}
        {now.step === 'none' && <Way />}
        <Copies />
      </div>
    </div>
  );
}
