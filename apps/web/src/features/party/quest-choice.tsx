import { findQuest } from '@everdeed/content';
import { nameOf } from '@everdeed/content/words';
import { useId, useState } from 'react';
import { Item } from '../../art/item.tsx';
import { usePlayer } from '../../data/hooks.ts';
import { formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { useNames } from '../../item-kit/use-words.ts';
import { useQuestParts, questParts } from '../../social-kit/quest-parts.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { Link } from '../../ui/link.tsx';
import { QuestRewards } from '../../quest-kit/quest-rewards.tsx';
import styles from './quest.module.css';

/** What a quest asks for, in a few words. */
function taskOf(key: string): string {
  const quest = findQuest(key);
  if (quest?.boss)
    return t('party.bossTask', {
      boss: questParts(key).boss || t('social.boss'),
      health: formatNumber(quest.boss.hp),
    });
  const count = (quest?.collect ?? []).reduce((sum, one) => sum + one.count, 0);
  return t('party.collectTask', { count });
}

interface Choice {
  readonly isBusy: boolean;
  readonly onChoose: (key: string) => void;
  readonly onClose: () => void;
}

function NoScrolls({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={t('party.chooseQuest')} onClose={onClose}>
      <EmptyState
        picture={<Item family="quests" name="dustbunnies" scale={2} />}
        title={t('party.noScrolls')}
        hint={t('party.noScrollsHint')}
        action={
          <Link to="/shops/quests" className={buttonLook} data-kind="primary">
            {t('party.toQuestShop')}
          </Link>
        }
      />
    </Dialog>
  );
}

/** The scrolls that the player owns, one of which the party is invited to. */
export function QuestChoice({ isBusy, onChoose, onClose }: Choice) {
  const { items } = usePlayer();
  const owned = Object.entries(items.quests).filter(([key, count]) => count > 0 && findQuest(key));
  const [chosen, setChosen] = useState(owned[0]?.[0]);
  const group = useId();
  useNames('quests');
  useQuestParts(true);
  if (!chosen) return <NoScrolls onClose={onClose} />;
  const quest = findQuest(chosen);
  return (
    <Dialog
      title={t('party.chooseQuest')}
      description={t('party.chooseHint')}
      width="40rem"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" busy={isBusy} onClick={() => onChoose(chosen)}>
            {t('party.inviteToQuest')}
          </Button>
        </>
      }
    >
      <div role="radiogroup" aria-label={t('party.scrolls')} className={styles['scrolls']}>
        {owned.map(([key, count]) => (
          <label key={key} className={styles['scroll']}>
            <input type="radio" name={group} checked={key === chosen} onChange={() => setChosen(key)} />
            <Item family="quests" name={key} scale={1} />
            <span>
              <strong>{nameOf('quests', key)}</strong>
              {count > 1 && <span className={styles['count']}>× {formatNumber(count)}</span>}
              <span className={styles['sub']}>{taskOf(key)}</span>
            </span>
          </label>
        ))}
      </div>
      {quest && <QuestRewards quest={quest} />}
    </Dialog>
  );
}
