import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import {
  achievements,
  animalColorAchievements,
  animalSetAchievements,
  isMessageKey,
  messageText,
  petSetCompleteAchievements,
  questSeriesAchievements,
  shownParams,
} from '@everdeed/content';

const src = fileURLToPath(new URL('../src', import.meta.url));

/** A key used in the code, with the parameters passed; `undefined` if they are not spelled out there. */
interface Said {
  readonly place: string;
  readonly key: string;
  readonly params: readonly string[] | undefined;
}

const textOf = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteral(node) ? node.text : undefined;

/** Names of the fields of an object literal; none if it is missing. */
function fieldsOf(node: ts.Node | undefined): string[] | undefined {
  if (!node) return [];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return node.properties.map((property) => property.name?.getText() ?? '');
}

function fieldOf(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = node.properties.find((property) => property.name?.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** Refusals, names without a table, and messages of successful commands. */
function saidAt(node: ts.Node): readonly [key: string | undefined, params: string[] | undefined] | undefined {
  if (ts.isCallExpression(node) && node.expression.getText() === 'refuse')
    return [textOf(node.arguments[1]), fieldsOf(node.arguments[2])];
  if (ts.isCallExpression(node) && node.expression.getText() === 'nameRef')
    return textOf(node.arguments[0]) === 'message' ? [textOf(node.arguments[1]), []] : undefined;
  if (ts.isBinaryExpression(node) && /(?:^|\.)message$/.test(node.left.getText()))
    if (ts.isObjectLiteralExpression(node.right))
      return [textOf(fieldOf(node.right, 'key')), fieldsOf(fieldOf(node.right, 'params'))];
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'notesKey') {
    return [textOf(node.initializer), []];
  }
  return undefined;
}

function saidIn(path: string): Said[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const said: Said[] = [];
  const visit = (node: ts.Node): void => {
    const [key, params] = saidAt(node) ?? [];
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    if (key !== undefined) said.push({ place: `${relative(src, path)}:${line + 1}`, key, params });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return said;
}

const everything = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .flatMap((path) => saidIn(join(src, path)));

describe('what the rules say', () => {
  it('has words', () => {
    expect(everything.length).toBeGreaterThan(150);
    const mute = everything.filter(({ key }) => !isMessageKey(key));
    expect(mute.map(({ place, key }) => `${place} ${key}`)).toEqual([]);
  });

  it('passes every value that the words show', () => {
    const empty = everything.flatMap(({ place, key, params }) =>
      params && isMessageKey(key)
        ? shownParams(messageText(key))
            .filter((name) => !params.includes(name))
            .map((name) => `${place} ${key} {${name}}`)
        : [],
    );
    expect(empty).toEqual([]);
  });

  it('has a dialog for every collection and series', () => {
    const keys = [
      ...animalColorAchievements.flatMap(({ petAchievement, mountAchievement }) => [
        petAchievement,
        mountAchievement,
      ]),
      ...Object.keys(animalSetAchievements),
      ...petSetCompleteAchievements.map(({ petAchievement }) => petAchievement),
      ...Object.keys(questSeriesAchievements),
    ];
    const titles = keys.map((key) => `achievement${key.charAt(0).toUpperCase()}${key.slice(1)}`);
    const lacking = titles.flatMap((title) =>
      [title, `${title}Text`, `${title}ModalText`].filter((key) => !isMessageKey(key)),
    );
    expect(lacking).toEqual([]);
    expect(keys.filter((key) => !achievements.some((one) => one.key === key))).toEqual([]);
  });
});
