import { findQuest } from '@everdeed/content';
import { nameOf, wordsOf } from '@everdeed/content/words';
import { t } from '../../i18n/i18n.ts';
import { useWords } from '../../item-kit/use-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { BossStage } from '../../quest-kit/boss-stage.tsx';
import kit from '../../quest-kit/quest-kit.module.css';
import { QuestRewards } from '../../quest-kit/quest-rewards.tsx';

/** How a quest ended, told once to everybody who took part. */
export function QuestDone({ quest, onClose }: { readonly quest: string; readonly onClose: () => void }) {
  useWords('quests');
  const known = findQuest(quest);
  return (
    <Dialog
      centred
      unasked
      title={t('party.doneTitle', { name: nameOf('quests', quest) })}
      picture={<BossStage quest={quest} hasBoss={known?.boss !== undefined} />}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('party.doneClose')}
        </Button>
      }
    >
      <div className={kit['tale']}>
        <p>{wordsOf('quests', quest)?.completion}</p>
        {known && <QuestRewards quest={known} />}
      </div>
    </Dialog>
  );
}
