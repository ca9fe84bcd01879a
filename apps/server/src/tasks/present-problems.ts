import { asText, isUuid } from '@everdeed/contract';
import type { MessageKey } from '@everdeed/content';
import type { FieldProblem } from '@everdeed/rules';
import type { FieldError } from '../work/refusal.ts';

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^(startDate|date|reminders\.\d+\.(time|startDate))$/, 'Date'],
  [/^(up|down|byHabitica|collapseChecklist|yesterDaily|repeat\.\w+|checklist\.\d+\.completed)$/, 'Boolean'],
  [/^(text|notes|alias|attribute|frequency|checklist\.\d+\.text)$/, 'String'],
  [/^(repeat|reminders\.\d+|checklist\.\d+)$/, 'Object'],
];
/** What kind of value a field takes. */
const typeOf = (path: string): string => kinds.find(([paths]) => paths.test(path))?.[1] ?? 'Number';
const named: Readonly<Record<string, MessageKey>> = {
  everyX: 'everyXValues',
  priority: 'priorityValues',
  value: 'rewardCost',
};

/** Key and values of the message for a problem (wire-user-and-tasks 0.4, VAL). */
function messageOf({ path, key, value }: FieldProblem): Pick<FieldError, 'key' | 'params'> {
  switch (key) {
    case 'invalidTaskType':
      return { key };
    case 'valueMissing':
      return { key: 'required', params: { path } };
    case 'valueNotCastable':
      return { key: 'cast', params: { path, type: typeOf(path) } };
    case 'valueNotAllowed':
      return named[path] ? { key: named[path] } : { key: 'enum', params: { path, value: asText(value) } };
    case 'valueNotWhole':
    case 'valueTooSmall':
    case 'valueTooLarge':
      return { key: named[path] ?? 'invalidValue' };
    case 'valueNoUuid':
      return { key: 'invalidValue' };
    case 'valueNoAlias':
      return { key: isUuid(value) ? 'aliasUuid' : 'aliasCharacters' };
    default:
      return key satisfies never;
  }
}

const valueIn = (sent: unknown, path: string): unknown =>
  typeof sent === 'object' && sent !== null && Object.hasOwn(sent, path)
    ? (sent as Record<string, unknown>)[path]
    : undefined;

/** What the rules found wrong with what was sent of a task, as errors of the wire. */
export const presentProblems = (problems: readonly FieldProblem[], sent: unknown): FieldError[] =>
  problems.map((problem) => {
    const { path } = problem;
    const value = problem.value ?? valueIn(sent, path);
    return value === undefined ? { ...messageOf(problem), path } : { ...messageOf(problem), path, value };
  });
