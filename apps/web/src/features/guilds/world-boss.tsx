import { findQuest, type Quest } from '@everdeed/content';
import { nameOf } from '@everdeed/content/words';
import { useId, useState } from 'react';
import { drawOnce } from '../../art/drawn.ts';
import { Pixels } from '../../art/pixels.tsx';
import { useLoaded } from '../../art/use-art.ts';
import { t } from '../../i18n/i18n.ts';
import { useNames } from '../../item-kit/use-words.ts';
import { BossGauges } from '../../quest-kit/boss-gauges.tsx';
import { BossStage } from '../../quest-kit/boss-stage.tsx';
import kit from '../../quest-kit/quest-kit.module.css';
import { QuestRewards } from '../../quest-kit/quest-rewards.tsx';
import { TaleDialog } from '../../quest-kit/tale-dialog.tsx';
import { PLACES, type Place, type WorldBoss } from '../../data/world-boss.ts';
import { questParts, useQuestParts } from '../../social-kit/quest-parts.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Check, TriangleAlert } from '../../ui/icons.ts';
import { Globe } from '../../ui/more-icons.ts';
import styles from './tavern.module.css';

const loadShops = () => import('@everdeed/art/shops');
/** Size of a keeper in picture pixels. */
const WIDTH = 48;
const HEIGHT = 49;

function PlaceTile({ place, isStruck }: { readonly place: Place; readonly isStruck: boolean }) {
  const art = useLoaded('shops', loadShops);
  return (
    <li className={styles['place']}>
      <div className={`${styles['tile']} stepped`} data-struck={isStruck || undefined} aria-hidden="true">
        <Pixels
          picture={drawOnce(`keeper:${place}:${isStruck}`, art && (() => art.drawKeeper(place, isStruck)))}
          width={WIDTH}
          height={HEIGHT}
          scale={2}
        />
      </div>
      <strong>{t(`guilds.place.${place}`)}</strong>
      <span className={styles['fate']} data-struck={isStruck || undefined}>
        {isStruck ? <TriangleAlert size={16} aria-hidden="true" /> : <Check size={16} aria-hidden="true" />}
        {t(isStruck ? 'guilds.struck' : 'guilds.safe')}
      </span>
    </li>
  );
}

interface KnownProps {
  readonly world: WorldBoss;
  readonly quest: Quest & { readonly boss: NonNullable<Quest['boss']> };
}

function Known({ world: { key, hp, rage, isDesperate, struck }, quest }: KnownProps) {
  const title = useId();
  const [isReading, setIsReading] = useState(false);
  useNames('quests');
  useQuestParts(true);
  return (
    <section className={kit['panel']} aria-labelledby={title}>
      <BossStage quest={key} hasBoss>
        <Chip icon={<Globe size={15} aria-hidden="true" />}>{t('guilds.worldBoss')}</Chip>
        {isDesperate && (
          <span className={styles['lastStand']}>
            <TriangleAlert size={15} aria-hidden="true" /> {t('guilds.lastStand')}
          </span>
        )}
      </BossStage>
      <div className={`${kit['body']} ${styles['body']}`}>
        <div>
          <h2 id={title}>{questParts(key).boss || nameOf('quests', key)}</h2>
          <p>{t('guilds.bossHint')}</p>
        </div>
        <BossGauges quest={key} boss={quest.boss} health={hp} rage={rage} />
        {quest.boss.rage && <p className={styles['note']}>{t('guilds.rageHint')}</p>}
        <ul className={styles['places']} aria-label={t('guilds.places')}>
          {PLACES.map((place) => (
            <PlaceTile key={place} place={place} isStruck={struck.includes(place)} />
          ))}
        </ul>
        <QuestRewards quest={quest} />
        <Button onClick={() => setIsReading(true)}>{t('guilds.tale')}</Button>
      </div>
      {isReading && <TaleDialog quest={key} onClose={() => setIsReading(false)} />}
    </section>
  );
}

/** What everybody fights together: its health and rage, what it struck, and what there is to gain. */
export function WorldBossPanel({ world }: { readonly world: WorldBoss }) {
  const quest = findQuest(world.key);
  // A boss of a later release is nothing that this page could show.
  if (!quest?.boss) return null;
  return <Known world={world} quest={{ ...quest, boss: quest.boss }} />;
}
