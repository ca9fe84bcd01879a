import { findQuest } from '@everdeed/content';
import { nameOf, wordsOf } from '@everdeed/content/words';
import { t } from '../../i18n/i18n.ts';
import { useWords } from '../../item-kit/use-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { BossStage } from '../../quest-kit/boss-stage.tsx';
import kit from '../../quest-kit/quest-kit.module.css';
import { QuestRewards } from '../../quest-kit/quest-rewards.tsx';
import { useMedia } from '../../ui/use-media.ts';

/** How a quest ended, told once to everybody who took part: first what it brought, then its tale, which may be long. */
export function QuestDone({ quest, onClose }: { readonly quest: string; readonly onClose: () => void }) {
  useWords('quests');
  const isPhone = useMedia('(max-width: 767.98px)');
  const known = findQuest(quest);
  return (
    <Dialog
      centred
      unasked
      title={t('party.doneTitle')}
      description={nameOf('quests', quest)}
      picture={<BossStage quest={quest} hasBoss={known?.boss !== undefined} small={isPhone} />}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('party.doneClose')}
        </Button>
      }
    >
      {known && <QuestRewards quest={known} />}
      <p className={kit['tale']}>{wordsOf('quests', quest)?.completion}</p>
    </Dialog>
  );
}
