import { nameOf, wordsOf } from '@everdeed/content/words';
import { t } from '../i18n/i18n.ts';
import { useWords } from '../item-kit/use-words.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/feedback.tsx';
import styles from './quest-kit.module.css';

/** The tale of a quest, and what its boss does in a rage. */
export function TaleDialog({ quest, onClose }: { readonly quest: string; readonly onClose: () => void }) {
  const isLoaded = useWords('quests');
  const words = wordsOf('quests', quest);
  return (
    <Dialog title={nameOf('quests', quest)} onClose={onClose} width="38rem">
      <div className={styles['tale']}>
        {!isLoaded && <Skeleton count={1} />}
        {words && <p>{words.description}</p>}
        {words?.rage && (
          <p>
            <strong>{words.rage.title}</strong> {words.rage.description}
          </p>
        )}
        {isLoaded && !words && <p>{t('social.noTale')}</p>}
      </div>
    </Dialog>
  );
}
