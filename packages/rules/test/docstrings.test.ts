import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../../', import.meta.url));

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

/** Names declared by an exported statement; re-exports are documented at their origin. */
function namesOf(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.map(({ name }) => name.getText());
  if (
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node)
  )
    return [node.name?.text ?? 'default'];
  return [];
}

/** Whether a doc comment precedes the statement; overloads share that of the previous one. */
const hasDocstring = (node: ts.Statement): boolean =>
  ts.getJSDocCommentsAndTags(node).some((doc) => ts.isJSDoc(doc) && doc.getText().length > '/** */'.length);

/** Figures that need no source: counts, halves, percentages, the clock and the calendar. */
const PLAIN = new Set([
  '0',
  '1',
  '2',
  '0.5',
  '7',
  '12',
  '24',
  '60',
  '100',
  '1000',
  '60_000',
  '3_600_000',
  '86_400_000',
]);
/** How a docstring cites the source of its figures. */
const SOURCE = /rules-|wire-|seeds?\b|catalogue|vectors|\bours\b|\bour own\b|\(W\d/;

/** Figures in the code of a statement, excluding texts and comments. */
function figuresOf(node: ts.Statement): string[] {
  const figures: string[] = [];
  const visit = (part: ts.Node): void => {
    if (ts.isNumericLiteral(part) && !PLAIN.has(part.getText())) figures.push(part.getText());
    ts.forEachChild(part, visit);
  };
  visit(node);
  return figures;
}

const docOf = (node: ts.Statement): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map((doc) => doc.getText())
    .join(' ');

interface Audit {
  exports: number;
  bare: string[];
  unsourced: string[];
}

function auditFile(path: string): Audit {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const described = new Set<string>();
  const audit: Audit = { exports: 0, bare: [], unsourced: [] };
  for (const node of source.statements.filter(isExported)) {
    for (const name of namesOf(node)) {
      audit.exports++;
      if (hasDocstring(node)) described.add(name);
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const place = `${relative(packages, path)}:${line + 1} ${name}`;
      if (!described.has(name)) audit.bare.push(place);
      if (figuresOf(node).length > 0 && !SOURCE.test(docOf(node))) audit.unsourced.push(place);
    }
  }
  return audit;
}

const sourcesOf = (name: string): string[] =>
  readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => join(packages, name, 'src', path));

describe('every export says what it is', () => {
  it.each([
    { name: 'rules', fewest: 500 },
    { name: 'content', fewest: 250 },
    { name: 'contract', fewest: 50 },
  ])('in $name', ({ name, fewest }) => {
    const audits = sourcesOf(name).map(auditFile);
    expect(audits.flatMap(({ bare }) => bare)).toEqual([]);
    expect(audits.reduce((sum, audit) => sum + audit.exports, 0)).toBeGreaterThan(fewest);
  });

  it.each(['rules', 'content'])('and %s where its figures come from', (name) => {
    expect(sourcesOf(name).flatMap((path) => auditFile(path).unsourced)).toEqual([]);
  });
});
