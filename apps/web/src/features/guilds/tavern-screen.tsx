import { TAVERN_ID } from '@everdeed/rules';
import { lazy, Suspense, useId } from 'react';
import { Link } from 'react-router';
import { drawOnce } from '../../art/drawn.ts';
import { Pixels } from '../../art/pixels.tsx';
import { useLoaded } from '../../art/use-art.ts';
import { useIsNight } from '../../art/use-night.ts';
import { usePlace } from '../../art/use-place.ts';
import { usePlayerPart } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { questParts, useQuestParts } from '../../social-kit/quest-parts.ts';
import { Talk } from '../../social-kit/talk.tsx';
import { GroupsHead } from './groups-head.tsx';
import guilds from './guilds.module.css';
import { Inn } from './inn.tsx';
import { useWorld } from './queries.ts';
import styles from './tavern.module.css';
import { type WorldBoss, worldBossIn } from './world.ts';

/** Comes with its quest and its rewards, and seldom. */
const WorldBossPanel = lazy(async () => ({ default: (await import('./world-boss.tsx')).WorldBossPanel }));

export interface TavernProps {
  /** Changes settings of the player, by dotted path. */
  readonly onSet: (values: Readonly<Record<string, boolean>>) => void;
  /** Goes to the inn or leaves it. */
  readonly onToggleSleep: () => void;
}

const loadShops = () => import('@everdeed/art/shops');
/** One multiple for home, shops and the tavern (UI, "Principles" 5). */
const SCALE = 4;
/** Size of the scene in picture pixels, at most. */
const HEIGHT = 49;
const MAX_WIDTH = 480;

function keeperWords(world: WorldBoss | undefined, isResting: boolean): string {
  if (isResting) return t('guilds.keeperAsleep');
  const boss = world && questParts(world.key).boss;
  return boss ? t('guilds.keeperOfBoss', { boss }) : t('guilds.keeperSays');
}

/** The taproom with the innkeeper, and what they say. */
function TavernScene({ words }: { readonly words: string }) {
  const { box, columns } = usePlace(SCALE);
  const art = useLoaded('shops', loadShops);
  const isNight = useIsNight();
  const width = Math.min(columns, MAX_WIDTH);
  const draw = art && width > 0 ? () => art.drawShop('tavern', width, false) : undefined;
  return (
    <>
      <div ref={box} className={styles['scene']} data-night={isNight || undefined} aria-hidden="true">
        <Pixels
          picture={drawOnce(`shop:tavern:${width}`, draw)}
          width={width}
          height={HEIGHT}
          scale={SCALE}
        />
      </div>
      <div className={styles['room']}>
        <div className={`${styles['plate']} stepped-3`}>
          <strong>{t('guilds.keeper')}</strong>
          <p>{words}</p>
        </div>
      </div>
    </>
  );
}

const WAYS = [
  ['/static/faq', 'guilds.faq'],
  ['/static/community-guidelines', 'guilds.guidelines'],
  ['/static/contact', 'guilds.contact'],
] as const;

/** Where to read on, and whom to tell. */
function Help() {
  const title = useId();
  return (
    <section className={guilds['panel']} aria-labelledby={title}>
      <h2 id={title}>{t('guilds.help')}</h2>
      <ul className={styles['ways']}>
        {WAYS.map(([path, name]) => (
          <li key={path}>
            <Link to={path} className={guilds['link']}>
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where all players meet: to rest, to talk, and to fight a world boss while one is about. */
export function TavernScreen({ onSet, onToggleSleep }: TavernProps) {
  const isResting = usePlayerPart(({ preferences }) => preferences.sleep);
  const { data } = useWorld();
  const world = worldBossIn(data?.worldBoss);
  useQuestParts(world !== undefined);
  return (
    <>
      <TavernScene words={keeperWords(world, isResting)} />
      <GroupsHead isBelowScene />
      <div className={guilds['columns']}>
        <div className={guilds['talk']}>
          <Inn onToggleSleep={onToggleSleep} />
          <Talk
            groupId={TAVERN_ID}
            groupName={t('guilds.tavernName')}
            onAgree={() => onSet({ 'flags.communityGuidelinesAccepted': true })}
          />
        </div>
        <div className={guilds['sides']}>
          <Suspense>{world && <WorldBossPanel world={world} />}</Suspense>
          <Help />
        </div>
      </div>
    </>
  );
}
