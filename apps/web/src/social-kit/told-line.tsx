import { nameOf } from '@everdeed/content/words';
import { Icon } from '../art/icon.tsx';
import type { MessageId } from '../i18n/catalogue.ts';
import { formatList, formatNumber } from '../i18n/format.ts';
import { Rich } from '../i18n/rich.tsx';
import { t } from '../i18n/i18n.ts';
import styles from './chat-message.module.css';
import type { Told } from './chat-types.ts';
import { questParts } from './quest-parts.ts';
import { saidOnDay, wholeTime } from './time-words.ts';

type Info = Told['info'];
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const quantity = (value: unknown): string => formatNumber(Number(value) || 0, 1);

const bossOf = (info: Info): string => questParts(text(info['quest'])).boss || t('social.boss');
const questOf = (info: Info): string => nameOf('quests', text(info['quest']));

/** "2 fire corals and 1 blue fin", by the names of the quest. */
function finds(info: Info): string {
  const names = questParts(text(info['quest'])).collect;
  const items = typeof info['items'] === 'object' && info['items'] !== null ? info['items'] : {};
  const found = Object.entries(items).filter(([, count]) => Number(count) > 0);
  if (found.some(([key]) => !(key in names)) || found.length === 0)
    return t('social.things', { count: found.reduce((sum, [, count]) => sum + Number(count), 0) });
  return formatList(found.map(([key, count]) => `${formatNumber(Number(count))} × ${names[key] ?? key}`));
}

interface Teller {
  readonly id: MessageId;
  readonly icon: string;
}

/** What the game tells, by `info.type` (wire-groups-and-admin 2.3). */
const TELLERS: Readonly<Record<string, Teller>> = {
  quest_start: { id: 'social.told.questStart', icon: 'scroll' },
  boss_damage: { id: 'social.told.bossDamage', icon: 'skull' },
  boss_dont_attack: { id: 'social.told.bossCalm', icon: 'skull' },
  boss_rage: { id: 'social.told.bossRage', icon: 'flame' },
  boss_defeated: { id: 'social.told.bossDefeated', icon: 'trophy' },
  user_found_items: { id: 'social.told.found', icon: 'chest' },
  all_items_found: { id: 'social.told.allFound', icon: 'trophy' },
  spell_cast_party: { id: 'social.told.cast', icon: 'star' },
  spell_cast_party_multi: { id: 'social.told.cast', icon: 'star' },
  spell_cast_user: { id: 'social.told.castOn', icon: 'star' },
  spell_cast_user_multi: { id: 'social.told.castOn', icon: 'star' },
  quest_cancel: { id: 'social.told.questCancel', icon: 'scroll' },
  quest_abort: { id: 'social.told.questAbort', icon: 'scroll' },
  tavern_quest_completed: { id: 'social.told.bossDefeated', icon: 'trophy' },
  tavern_boss_rage_tired: { id: 'social.told.bossTired', icon: 'flame' },
  tavern_boss_rage: { id: 'social.told.bossStrike', icon: 'flame' },
  tavern_boss_desperation: { id: 'social.told.bossDesperate', icon: 'flame' },
};

const BOLD = { bold: <strong /> };

/** What the game says, without when. */
export function ToldWords({ told: { info, text: stored } }: { readonly told: Told }) {
  const teller = TELLERS[text(info['type'])];
  // An old message, or one of a later release: as the server has it, without the marks around.
  if (!teller) return stored.replaceAll('`', '');
  const values = {
    user: text(info['user']),
    target: text(info['target']),
    times: Number(info['times']) || 1,
    spell: nameOf('spells', text(info['spell'])),
    quest: questOf(info),
    boss: bossOf(info),
    dealt: quantity(info['userDamage']),
    taken: quantity(info['bossDamage']),
    finds: finds(info),
    place: text(info['scene']),
  };
  return <Rich id={teller.id} values={values} parts={BOLD} />;
}

/** A line in which the game says what happened. */
export function ToldLine({ told, now }: { readonly told: Told; readonly now: number }) {
  const icon = TELLERS[text(told.info['type'])]?.icon ?? 'quest';
  return (
    <div className={styles['told']}>
      <Icon name={icon} />
      <p>
        <ToldWords told={told} />
      </p>
      <time dateTime={new Date(told.at).toISOString()} title={wholeTime(told.at)}>
        {saidOnDay(told.at, now)}
      </time>
    </div>
  );
}
