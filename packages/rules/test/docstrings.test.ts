import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../../', import.meta.url));

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

/** Names an exported statement declares; re-exports are described where they are made. */
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

/** Whether a doc comment stands before the statement; an overload shares that of the one before. */
const hasDocstring = (node: ts.Statement): boolean =>
  ts.getJSDocCommentsAndTags(node).some((doc) => ts.isJSDoc(doc) && doc.getText().length > '/** */'.length);

interface Audit {
  exports: number;
  bare: string[];
}

function auditFile(path: string): Audit {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const described = new Set<string>();
  const audit: Audit = { exports: 0, bare: [] };
  for (const node of source.statements.filter(isExported)) {
    for (const name of namesOf(node)) {
      audit.exports++;
      if (hasDocstring(node)) described.add(name);
      if (described.has(name)) continue;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      audit.bare.push(`${relative(packages, path)}:${line + 1} ${name}`);
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
});
