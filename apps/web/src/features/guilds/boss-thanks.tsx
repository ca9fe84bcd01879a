import { findQuest } from '@everdeed/content';
import { nameOf, wordsOf } from '@everdeed/content/words';
import { useId } from 'react';
import { t } from '../../i18n/i18n.ts';
import { useWords } from '../../item-kit/use-words.ts';
import { BossStage } from '../../quest-kit/boss-stage.tsx';
import kit from '../../quest-kit/quest-kit.module.css';
import { QuestRewards } from '../../quest-kit/quest-rewards.tsx';
import { questParts, useQuestParts } from '../../social-kit/quest-parts.ts';
import { Chip } from '../../ui/chip.tsx';
import { Globe } from '../../ui/more-icons.ts';
import styles from './tavern.module.css';

/** That a world boss is beaten: how the tale ended, what everybody gets for it, and thanks. */
export function BossThanks({ quest: key }: { readonly quest: string }) {
  const title = useId();
  const quest = findQuest(key);
  useWords('quests');
  useQuestParts(true);
  // A boss of a later release is nothing that this page could show.
  if (!quest?.boss) return null;
  return (
    <section className={kit['panel']} aria-labelledby={title}>
      <BossStage quest={key} hasBoss>
        <Chip icon={<Globe size={15} aria-hidden="true" />}>{t('guilds.worldBoss')}</Chip>
      </BossStage>
      <div className={`${kit['body']} ${styles['body']}`}>
        <div>
          <h2 id={title}>{t('guilds.beaten', { boss: questParts(key).boss || nameOf('quests', key) })}</h2>
          <p>{t('guilds.thanks')}</p>
        </div>
        <p className={kit['tale']}>{wordsOf('quests', key)?.completion}</p>
        <QuestRewards quest={quest} />
      </div>
    </section>
  );
}
