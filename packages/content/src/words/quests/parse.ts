import { findQuest } from '../../quests/quests.ts';
import type { Quest } from '../../quests/types.ts';
import { readEggWords, readPotionWords } from '../creatures/find.ts';
import type { QuestWords } from '../types.ts';
import { otherText } from './other-text.ts';
import { petText } from './pet-text.ts';
import { seriesText } from './series-text.ts';

type Draft = { -readonly [Field in keyof QuestWords]?: QuestWords[Field] };
type Pair = readonly [left: string, right: string];

const pair = (text: string): Pair => {
  const bar = text.indexOf('|');
  return [text.slice(0, bar), text.slice(bar + 1)];
};

/** Says what a full rage bar does, from its figures (rules-play-and-shops, quests). */
function rageRule(key: string): string {
  const quest = findQuest(key);
  const rage = quest?.boss?.rage;
  const percent = (part: number): string => `${Math.round(part * 100)}%`;
  const start = 'This bar fills with every daily that the party misses. Once it is full, ';
  if (rage?.healing) return `${start}the boss regains ${percent(rage.healing)} of the health it has left.`;
  if (rage?.mpDrain === 1) return `${start}everyone on the quest loses all mana.`;
  if (rage?.mpDrain) return `${start}everyone on the quest loses ${percent(rage.mpDrain)} of their mana.`;
  return `${start}the party loses ${percent(rage?.progressDrain ?? 0)} of the damage it has yet to deal.`;
}

/**
 * Reads one mark of a quest: `n` name, `s` story, `e` end, `b` boss, `r` rage title and effect, `t` rage title and
 * rule of a world boss, `c` thing to collect, `a` extra note, `x` chat line at the end, `w` strike, `d` desperation.
 */
function readMark(draft: Draft, key: string, mark: string, text: string): void {
  const [left, right] = pair(text);
  if (mark === 'n') draft.name = text;
  else if (mark === 's') draft.description = text;
  else if (mark === 'e') draft.completion = text;
  else if (mark === 'b') draft.boss = text;
  else if (mark === 'r') draft.rage = { title: left, description: rageRule(key), effect: right };
  else if (mark === 't') draft.rage = { title: left, description: right };
  else if (mark === 'c') draft.collect = { ...draft.collect, [left]: right };
  else if (mark === 'a') draft.addlNotes = text;
  else if (mark === 'x') draft.completionChat = text;
  else if (mark === 'w') draft.strikes = { ...draft.strikes, [left]: right };
  else if (mark === 'd') draft.desperation = text;
}

/** Says what becomes buyable after the quest: the egg or potion that it rewards. */
function unlockSentence({ drop }: Quest): string | undefined {
  const item = drop.unlockText ? drop.items?.[0] : undefined;
  if (item?.type === 'eggs')
    return `From now on the market has ${readEggWords().get(item.key)?.name ?? item.key} eggs for you.`;
  const potion = item && readPotionWords().get(item.key);
  return potion && `From now on the market has the ${potion.name} for you.`;
}

/** How to get a scroll that is not for sale (rules-play-and-shops, quests). */
function conditionSentence({ unlockCondition }: Quest): string | undefined {
  if (!unlockCondition) return undefined;
  const { incentiveThreshold } = unlockCondition;
  return incentiveThreshold
    ? `Comes with your check-in number ${incentiveThreshold}.`
    : 'Comes with everybody you invite who joins your party.';
}

function derivedWords(key: string): Partial<QuestWords> {
  const quest = findQuest(key);
  if (!quest) return {};
  const unlock = unlockSentence(quest);
  const condition = conditionSentence(quest);
  return { ...(unlock ? { unlock } : {}), ...(condition ? { condition } : {}) };
}

/** Words of all quests by key. */
export function readQuestWords(): Map<string, QuestWords> {
  const quests = new Map<string, QuestWords>();
  for (const block of `${seriesText}${petText}${otherText}`.split(/^# /m).slice(1)) {
    const [key = '', ...lines] = block.trimEnd().split('\n');
    const draft: Draft = {};
    for (const line of lines) readMark(draft, key, line.charAt(0), line.slice(2));
    quests.set(key, { name: '', description: '', completion: '', ...derivedWords(key), ...draft });
  }
  return quests;
}
