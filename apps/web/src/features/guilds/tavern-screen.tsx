import { TAVERN_ID } from '@everdeed/rules';
import { Suspense, useEffect, useId } from 'react';
import { KeeperScene } from '../../art/keeper-scene.tsx';
import { usePlayerPart } from '../../data/hooks.ts';
import { followTopic, type TopicEvent } from '../../data/live-topics.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { t } from '../../i18n/i18n.ts';
import { GUIDELINES_PATH } from '../../social-kit/guidelines-path.ts';
import { CONTRIBUTORS_PATH } from '../../lib/hall-address.ts';
import page from '../../social-kit/group-page.module.css';
import type { CopySaid, Said } from '../../social-kit/chat-types.ts';
import { keeperRole } from '../../social-kit/keeper-role.ts';
import { useWorldBoss, type WorldBoss } from '../../data/world-boss.ts';
import { questParts, useQuestParts } from '../../social-kit/quest-parts.ts';
import { Talk } from '../../social-kit/talk.tsx';
import { useLatestTold } from '../../social-kit/use-chat.ts';
import { useMinute } from '../../task-kit/use-minute.ts';
import { GroupsHead } from './groups-head.tsx';
import guilds from './guilds.module.css';
import { Inn } from './inn.tsx';
import { Keepers } from './keepers.tsx';
import styles from './tavern.module.css';
import { loadAtLast } from '../../lib/load-later.ts';
import { Link } from '../../ui/link.tsx';

/** Comes with its quest and its rewards, and seldom. */
const WorldBossPanel = loadAtLast(async () => ({
  default: (await import('./world-boss.tsx')).WorldBossPanel,
}));

const BossThanks = loadAtLast(async () => ({ default: (await import('./boss-thanks.tsx')).BossThanks }));

export interface TavernProps {
  /** Changes settings of the player, by dotted path. */
  readonly onSet: (values: Readonly<Record<string, boolean>>) => void;
  readonly onCopy?: CopySaid | undefined;
  /** Goes to the inn or leaves it. */
  readonly onToggleSleep: () => void;
}

/** How long a beaten world boss is told of: a day (UI, "World boss"). In milliseconds. */
const THANKS_MS = 86_400_000;

/** The world boss that was beaten within the last day, by its quest. */
function useBeaten(): string | undefined {
  const now = useMinute();
  const told = useLatestTold(TAVERN_ID, 'tavern_quest_completed');
  const quest = told?.info['quest'];
  return told && typeof quest === 'string' && now - told.at < THANKS_MS ? quest : undefined;
}

/** Whether the game may have said something in the talk: it comes without a message. */
const tellsOfGame = (event: TopicEvent): boolean =>
  event.kind === 'missed' || (event.kind === 'chat' && !event.message);

/** Reads the world boss anew as soon as the talk may tell of it, so that both say the same. */
function useBossNews(): void {
  useEffect(
    () =>
      followTopic(`group:${TAVERN_ID}`, (event) => {
        if (tellsOfGame(event)) void queryClient.invalidateQueries({ queryKey: keys.worldState() });
      }),
    [],
  );
}

function keeperWords(world: WorldBoss | undefined, isResting: boolean): string {
  if (isResting) return t('guilds.keeperAsleep');
  const boss = world && questParts(world.key).boss;
  return boss ? t('guilds.keeperOfBoss', { boss }) : t('guilds.keeperSays');
}

const WAYS = [
  ['/static/faq', 'guilds.faq'],
  [GUIDELINES_PATH, 'guilds.guidelines'],
  ['/static/contact', 'guilds.contact'],
  [CONTRIBUTORS_PATH, 'guilds.hall'],
] as const;

/** What the author of a message is, if they look after the tavern. */
const roleOf = ({ tier }: Said) => keeperRole(tier);

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
export function TavernScreen({ onSet, onCopy, onToggleSleep }: TavernProps) {
  const isResting = usePlayerPart(({ preferences }) => preferences.sleep);
  const world = useWorldBoss();
  useBossNews();
  const beaten = useBeaten();
  useQuestParts(world !== undefined);
  return (
    <>
      <KeeperScene
        keeper="tavern"
        name={t('guilds.keeper')}
        isHeading={false}
        words={keeperWords(world, isResting)}
      />
      <GroupsHead isBelowScene />
      <div className={page['columns']}>
        <div className={page['column']}>
          <Inn onToggleSleep={onToggleSleep} />
          <Talk
            groupId={TAVERN_ID}
            groupName={t('guilds.tavernName')}
            onAgree={() => onSet({ 'flags.communityGuidelinesAccepted': true })}
            onCopy={onCopy}
            roleOf={roleOf}
          />
        </div>
        <div className={guilds['sides']}>
          <Suspense>
            {world ? <WorldBossPanel world={world} /> : beaten !== undefined && <BossThanks quest={beaten} />}
          </Suspense>
          <Keepers />
          <Help />
        </div>
      </div>
    </>
  );
}
