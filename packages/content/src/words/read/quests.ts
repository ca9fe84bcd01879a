import { findQuest } from '../../quests/quests.ts';
import type { Quest } from '../../quests/types.ts';
import type { EggWords, PotionWords, QuestWords } from '../types.ts';

/** What a language says of quests besides what is written for each. */
export interface QuestTables {
  /** Blocks that begin with `# key`, then lines that begin with a mark. */
  readonly text: string;
  readonly eggs: () => ReadonlyMap<string, EggWords>;
  readonly potions: () => ReadonlyMap<string, PotionWords>;
  /** How a rage bar fills, then what happens once it is full; percentages are whole numbers. */
  readonly rage: {
    readonly start: string;
    readonly healing: (percent: number) => string;
    readonly allMana: string;
    readonly mana: (percent: number) => string;
    readonly damage: (percent: number) => string;
  };
  /** What the market has from then on. */
  readonly eggUnlock: (egg: string) => string;
  readonly potionUnlock: (potion: string) => string;
  /** How to get a scroll that is not for sale. */
  readonly checkIn: (count: number) => string;
  readonly invite: string;
}

type Draft = { -readonly [Field in keyof QuestWords]?: QuestWords[Field] };
type Pair = readonly [left: string, right: string];

const pair = (text: string): Pair => {
  const bar = text.indexOf('|');
  return [text.slice(0, bar), text.slice(bar + 1)];
};

/** Says what a full rage bar does, from its figures (rules-play-and-shops, quests). */
function rageRule({ rage: say }: QuestTables, key: string): string {
  const rage = findQuest(key)?.boss?.rage;
  const percent = (part: number): number => Math.round(part * 100);
  if (rage?.healing) return say.start + say.healing(percent(rage.healing));
  if (rage?.mpDrain === 1) return say.start + say.allMana;
  if (rage?.mpDrain) return say.start + say.mana(percent(rage.mpDrain));
  return say.start + say.damage(percent(rage?.progressDrain ?? 0));
}

/**
 * Reads one mark of a quest: `n` name, `s` story, `e` end, `b` boss, `r` rage title and effect, `t` rage title and
 * rule of a world boss, `c` thing to collect, `a` extra note, `x` chat line at the end, `w` strike, `d` desperation.
 */
function readMark(tables: QuestTables, draft: Draft, key: string, mark: string, text: string): void {
  const [left, right] = pair(text);
  if (mark === 'n') draft.name = text;
  else if (mark === 's') draft.description = text;
  else if (mark === 'e') draft.completion = text;
  else if (mark === 'b') draft.boss = text;
  else if (mark === 'r') draft.rage = { title: left, description: rageRule(tables, key), effect: right };
  else if (mark === 't') draft.rage = { title: left, description: right };
  else if (mark === 'c') draft.collect = { ...draft.collect, [left]: right };
  else if (mark === 'a') draft.addlNotes = text;
  else if (mark === 'x') draft.completionChat = text;
  else if (mark === 'w') draft.strikes = { ...draft.strikes, [left]: right };
  else if (mark === 'd') draft.desperation = text;
}

/** Says what becomes buyable after the quest: the egg or potion that it rewards. */
function unlockSentence(tables: QuestTables, { drop }: Quest): string | undefined {
  const item = drop.unlockText ? drop.items?.[0] : undefined;
  if (item?.type === 'eggs') return tables.eggUnlock(tables.eggs().get(item.key)?.name ?? item.key);
  const potion = item && tables.potions().get(item.key);
  return potion && tables.potionUnlock(potion.name);
}

/** How to get a scroll that is not for sale (rules-play-and-shops, quests). */
function conditionSentence(tables: QuestTables, { unlockCondition }: Quest): string | undefined {
  if (!unlockCondition) return undefined;
  const { incentiveThreshold } = unlockCondition;
  return incentiveThreshold ? tables.checkIn(incentiveThreshold) : tables.invite;
}

function derivedWords(tables: QuestTables, key: string): Partial<QuestWords> {
  const quest = findQuest(key);
  if (!quest) return {};
  const unlock = unlockSentence(tables, quest);
  const condition = conditionSentence(tables, quest);
  return { ...(unlock ? { unlock } : {}), ...(condition ? { condition } : {}) };
}

/** Words of all quests by key. */
export function readQuests(tables: QuestTables): Map<string, QuestWords> {
  const quests = new Map<string, QuestWords>();
  for (const block of tables.text.split(/^# /m).slice(1)) {
    const [key = '', ...lines] = block.trimEnd().split('\n');
    const draft: Draft = {};
    for (const line of lines) readMark(tables, draft, key, line.charAt(0), line.slice(2));
    quests.set(key, { name: '', description: '', completion: '', ...derivedWords(tables, key), ...draft });
  }
  return quests;
}
