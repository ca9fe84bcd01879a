import { type ChecklistItem, MIN_SHORT_NAME, type Task, TAVERN_ID } from '@everdeed/rules';
import { type Challenge, hostOf } from './challenge.ts';

/** Characters of a summary (seed 0; wire-groups-and-admin 0.3) and of names and descriptions (our own). */
export const MAX_SUMMARY = 250;
export const MAX_NAME = 200;
const MAX_DESCRIPTION = 50_000;

/** What a challenge says of itself, as it is typed. */
export interface Form {
  readonly groupId: string;
  readonly name: string;
  readonly shortName: string;
  readonly summary: string;
  readonly description: string;
  /** Slugs. */
  readonly categories: readonly string[];
  /** In gems. */
  readonly prize: string;
  readonly official: boolean;
}

/** Fields that can be wrong. */
export type Problem = 'groupId' | 'name' | 'shortName' | 'summary' | 'description' | 'prize';

/** A group that can have the challenge. */
export interface Place {
  readonly id: string;
  readonly name: string;
  /** Members who can find it; undefined where everybody can. */
  readonly memberCount: number | undefined;
  /** Gems of its bank that pay for a prize before the player does. */
  readonly bank: number;
}

export const BLANK: Form = {
  groupId: '',
  name: '',
  shortName: '',
  summary: '',
  description: '',
  categories: [],
  prize: '0',
  official: false,
};

/** The form of a challenge; a copy of one has no prize yet. */
export const formOf = (challenge: Challenge): Form => ({
  groupId: hostOf(challenge)?._id ?? '',
  name: challenge.name,
  shortName: challenge.shortName,
  summary: challenge.summary,
  description: challenge.description ?? '',
  categories: challenge.categories.map(({ slug }) => slug),
  prize: String(challenge.prize),
  official: challenge.official,
});

/** The prize in gems; NaN if it is no whole number. */
export const gemsIn = (prize: string): number =>
  /^\d{1,9}$/.test(prize.trim()) ? Number(prize) : Number.NaN;

/** The least prize of a place: only challenges in the tavern need one (wire-groups-and-admin 4.2). */
export const leastPrize = (groupId: string): number => (groupId === TAVERN_ID ? 1 : 0);

/** What is wrong; `gems` are those that the player can spend in this place, undefined once the prize is paid. */
export function problemsOf(form: Form, gems: number | undefined): readonly Problem[] {
  const { groupId, name, shortName, summary, description } = form;
  const prize = gemsIn(form.prize);
  const wrong: readonly (readonly [Problem, boolean])[] = [
    ['name', name.trim() === '' || name.trim().length > MAX_NAME],
    ['groupId', groupId === ''],
    ['shortName', shortName.trim().length < MIN_SHORT_NAME || shortName.trim().length > MAX_NAME],
    ['summary', summary.length > MAX_SUMMARY],
    ['description', description.length > MAX_DESCRIPTION],
    ['prize', gems !== undefined && !(prize >= leastPrize(groupId) && prize <= gems)],
  ];
  return wrong.flatMap(([problem, isWrong]) => (isWrong ? [problem] : []));
}

/** What the form says of a challenge that exists. */
export const changesOf = ({ name, shortName, summary, description, categories }: Form) => ({
  name: name.trim(),
  shortName: shortName.trim(),
  summary: summary.trim() || name.trim().slice(0, MAX_SUMMARY),
  description: description.trim(),
  categories: categories.map((slug) => ({ slug, name: slug })),
});

type NewId = () => string;

/** A checklist with nothing done, and items of its own. */
const unticked = (checklist: readonly ChecklistItem[], newId: NewId): ChecklistItem[] =>
  checklist.map((item) => ({ ...item, id: newId(), completed: false }));

/** A new task with what was set of another one, and nothing of what happened to it. */
export function freshTask(task: Task, newId: NewId): Task {
  const { alias: _alias, userId: _userId, ...kept } = task;
  const at = new Date().toISOString();
  const shared = { _id: newId(), challenge: {}, tags: [], createdAt: at, updatedAt: at };
  switch (kept.type) {
    case 'habit':
      return { ...kept, ...shared, value: 0, counterUp: 0, counterDown: 0, history: [] };
    case 'daily':
      return {
        ...kept,
        ...shared,
        value: 0,
        streak: 0,
        completed: false,
        checklist: unticked(kept.checklist, newId),
        history: [],
      };
    case 'todo':
      return { ...kept, ...shared, value: 0, completed: false, checklist: unticked(kept.checklist, newId) };
    default:
      return { ...kept, ...shared };
  }
}

/** A list with an entry at a place, from 0, among those of its own kind. */
export function placedAt(tasks: readonly Task[], id: string, place: number): readonly Task[] {
  const task = tasks.find(({ _id }) => _id === id);
  const same = tasks.filter(({ type }) => type === task?.type);
  if (!task || place < 0 || place >= same.length) return tasks;
  const order = same
    .filter((one) => one !== task)
    .toSpliced(place, 0, task)
    .values();
  return tasks.map((one) => (one.type === task.type ? (order.next().value ?? one) : one));
}
