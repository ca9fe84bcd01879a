import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listIn, textIn, valueIn } from '@everdeed/content/values';
import { startServer } from './support/server.ts';

const words = new Set([
  'sum',
  'by',
  'rate',
  'max',
  'topk',
  'histogram_quantile',
  'time',
  'le',
  'status',
  'route',
  'method',
  'job',
  'label_values',
]);

/** Names of metrics in an expression: neither functions, nor labels, nor what stands in braces. */
const metricsIn = (expression: string): string[] =>
  [...expression.replace(/\{[^}]*\}/g, '').matchAll(/[a-z_][a-z0-9_]*/g)]
    .map(([name]) => name)
    .filter((name) => !words.has(name) && !/^[mshd]$/.test(name));

test('the dashboard for Grafana shows metrics that are there', async () => {
  const dashboard: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../deploy/grafana.json'), 'utf8'),
  );
  const panels = listIn(valueIn(dashboard, 'panels'));
  const expressions = panels.flatMap((panel) =>
    listIn(valueIn(panel, 'targets')).map((target) => textIn(target, 'expr')),
  );
  const names = new Set(expressions.flatMap(metricsIn));
  expect(names.size).toBeGreaterThan(10);
  const server = await startServer({ testMode: false });
  await server.anyone.get('/status');
  const { text } = await server.anyone.call('GET', '//metrics');
  await server.close();
  const shown = new Set([...text.matchAll(/^([a-z_][a-z0-9_]*)/gm)].map(([, name = '']) => name));
  expect([...names].filter((name) => !shown.has(name))).toEqual([]);
});
