import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './dialogs.module.css';
import { GUIDELINES_PATH } from './guidelines-path.ts';

/** What everybody agrees to before they write something for the first time. */
export function GuidelinesDialog({
  onAgree,
  onClose,
}: {
  readonly onAgree: () => void;
  readonly onClose: () => void;
}) {
  return (
    <Dialog
      onClose={onClose}
      title={t('social.rulesTitle')}
      description={t('social.rulesHint')}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" onClick={onAgree}>
            {t('social.rulesAgree')}
          </Button>
        </>
      }
    >
      <ul className={styles['rules']}>
        <li>{t('social.rule1')}</li>
        <li>{t('social.rule2')}</li>
        <li>{t('social.rule3')}</li>
      </ul>
      <p>
        <a href={GUIDELINES_PATH} target="_blank" rel="noreferrer" className={styles['link']}>
          {t('social.rulesAll')}
        </a>
      </p>
    </Dialog>
  );
}
