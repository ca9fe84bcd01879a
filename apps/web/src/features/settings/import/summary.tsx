import { Avatar } from '../../../art/avatar.tsx';
import { Scene } from '../../../art/scene.tsx';
import { usePlayer } from '../../../data/hooks.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { Link } from '../../../ui/link.tsx';
import { ArrowRight } from '../../../ui/more-icons.ts';
import { ChooseFile } from './file-card.tsx';
import { afterImport, secondsFor } from './import-model.ts';
import { type ImportState, type Report, runImport } from './import-state.ts';
import styles from './summary.module.css';

type Look = ReturnType<typeof afterImport>;

function Portrait({ look, label }: { readonly look: Look; readonly label: string }) {
  const background = look.preferences?.background;
  return (
    <figure className={styles['portrait']}>
      <div className={`${styles['frame']} stepped-3`} aria-hidden="true">
        <Scene className={styles['scene']} background={background ?? 'violet'} scale={2} />
        <Avatar className={styles['avatar']} player={look} scale={2} show="alone" />
      </div>
      <figcaption>
        <span>{label}</span>
        <strong>{t('imports.levelNumber', { level: look.stats.lvl })}</strong>
      </figcaption>
    </figure>
  );
}

function Assurance({ children }: { readonly children: string }) {
  return (
    <li>
      <Glyph name="check" cell={1.5} /> <span>{children}</span>
    </li>
  );
}

function Actions({ now }: { readonly now: ImportState }) {
  if (now.step === 'done')
    return (
      <>
        <Link className={buttonLook} data-kind="primary" data-wide to="/">
          {t('imports.see')}
        </Link>
        <ChooseFile kind="secondary" wide>
          {t('imports.chooseOther')}
        </ChooseFile>
      </>
    );
  const isRunning = now.step === 'running';
  return (
    <>
      <Button
        kind="primary"
        wide
        busy={isRunning}
        onClick={() => {
          if (now.step === 'shown') void runImport({ ...now, step: 'shown' });
        }}
      >
        {t(isRunning ? 'imports.running' : 'imports.run')}
      </Button>
      {!isRunning && (
        <ChooseFile kind="secondary" wide>
          {t('imports.chooseOther')}
        </ChooseFile>
      )}
    </>
  );
}

/** Before and after, and what to do about it. */
export function Summary({ now, report }: { readonly now: ImportState; readonly report: Report }) {
  const player = usePlayer();
  return (
    <aside className={styles['summary']} aria-label={t('imports.summary')}>
      {now.step !== 'done' && (
        <div className={styles['portraits']}>
          <Portrait look={player} label={t('imports.now')} />
          <ArrowRight size={20} aria-hidden="true" />
          <Portrait look={afterImport(report, player)} label={t('imports.after')} />
        </div>
      )}
      {now.step === 'done' && (
        <div className={styles['portraits']}>
          <Portrait look={player} label={t('imports.now')} />
        </div>
      )}
      <div className={styles['actions']}>
        <Actions now={now} />
      </div>
      <ul className={styles['promises']}>
        {now.step === 'shown' && <Assurance>{t('imports.seconds', { count: secondsFor(now.ms) })}</Assurance>}
        <Assurance>{t('imports.twice')}</Assurance>
        {now.step !== 'done' && <Assurance>{t('imports.copy')}</Assurance>}
      </ul>
    </aside>
  );
}
