import { usePlayer } from '../../data/hooks.ts';
import { formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import styles from './moment.module.css';

interface LowHealthProps {
  /** Goes to the inn. */
  readonly onRest: () => void;
  readonly onClose: () => void;
}

/** Shown once when health falls to 30 or less: says what helps. */
export function LowHealth({ onRest, onClose }: LowHealthProps) {
  const { stats, preferences } = usePlayer();
  const rest = () => {
    onRest();
    onClose();
  };
  return (
    <Dialog
      unasked
      onClose={onClose}
      title={t('low.title')}
      description={t('low.hint', { health: formatNumber(Math.ceil(stats.hp)) })}
      actions={
        <>
          {!preferences.sleep && (
            <Button kind="secondary" onClick={rest}>
              {t('low.restAction')}
            </Button>
          )}
          <Button kind="primary" onClick={onClose}>
            {t('low.close')}
          </Button>
        </>
      }
    >
      <ul className={styles['list']}>
        <li>
          <PixelIcon name="star" />
          {t('low.level')}
        </li>
        <li>
          <PixelIcon name="hourglass" />
          {t('low.rest')}
        </li>
      </ul>
    </Dialog>
  );
}
