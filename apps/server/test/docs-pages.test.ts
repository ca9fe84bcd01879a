import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCalls, type Call, callPath, calls, debugCalls } from '@everdeed/contract';
import { driftOf, findCall } from '@everdeed/contract/drift';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { envelopeOf, exampleOf, isRecorded, urlOf } from '../src/server/docs/examples.ts';
import { guides } from '../src/server/docs/guides.ts';
import { darkRoles, lightRoles } from '../src/server/docs/style.ts';
import recorded from '../src/server/docs/recorded-examples.json' with { type: 'json' };
import refusalClasses from '../src/server/docs/refusal-classes.json' with { type: 'json' };
import { refusalsByCall } from './refusals/all.ts';
import { startServer, type TestServer } from './support/server.ts';

const everyCall = allCalls();
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
const page = async (path: string) => server.anyone.call('GET', `/${path}`);

/** How the example of a call differs from what the contract says. */
function faultsOf(call: Call): string[] {
  const example = exampleOf(call);
  const [version = 'v4'] = call.versions;
  const url = urlOf(callPath(call, version), example);
  const found = findCall(call.method, url.split('?')[0] ?? '')?.call.id;
  const faults = found === call.id || found === undefined ? [] : [`its address is that of ${found}`];
  const parts = {
    params: call.params,
    query: call.query,
    ...(example.body === undefined ? {} : { body: call.body }),
  };
  for (const [part, schema] of Object.entries(parts)) {
    const sent = part === 'body' ? example.body : part === 'params' ? example.params : example.query;
    // A query arrives as texts; those that are read as numbers are converted.
    if (part !== 'query' && !Compile(schema).Check(sent))
      faults.push(`${part}: ${JSON.stringify(Compile(schema).Errors(sent)[0])}`);
  }
  const exchange = { method: call.method, url, status: call.successStatus, body: envelopeOf(call, example) };
  return [...faults, ...driftOf(exchange)];
}

describe('examples', () => {
  test.each(everyCall.map((call) => [call.id, call] as const))('of %s fits the contract', (_id, call) => {
    expect(faultsOf(call)).toEqual([]);
  });

  test('are recorded for most calls, and for none that is gone', () => {
    const ids = new Set<string>(everyCall.map(({ id }) => id));
    expect(Object.keys(recorded).filter((id) => !ids.has(id))).toEqual([]);
    expect(everyCall.filter(isRecorded).length).toBeGreaterThan(150);
  });
});

/** The class of every refusal, from the cases that provoke it. */
function classesOfCases(): Record<string, string> {
  const classes = new Map<string, string>();
  for (const byKey of Object.values(refusalsByCall))
    for (const [key, found] of Object.entries(byKey))
      if ('error' in found && !('under' in found && found.under)) classes.set(key, found.error);
  return Object.fromEntries([...classes].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

test('refusals are shown with the class with which they are given', () => {
  const file = join(import.meta.dirname, '../src/server/docs/refusal-classes.json');
  const found = classesOfCases();
  if (process.env['RECORD_DOCS']) writeFileSync(file, `${JSON.stringify(found, null, 1)}\n`);
  else expect(found).toEqual(refusalClasses);
});

describe('the pages for people', () => {
  test('has one for every call: who may, path, an example to copy', async () => {
    for (const call of everyCall) {
      const { status, text } = await page(`/api/docs/calls/${call.id}`);
      expect([call.id, status]).toEqual([call.id, 200]);
      expect(text).toContain(
        `<h1 id="title">${call.summary.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</h1>`,
      );
      expect(text).toContain(`curl -X ${call.method}`);
      expect(text).toContain('aria-label="Copy the path"');
      expect(text).toContain('aria-current="page"');
      for (const key of call.refusals) expect(text).toContain(`<code>${key}</code>`);
    }
  });

  test('can be tried where an answer comes to an end, with keys where somebody is asked for', async () => {
    const formOf = async (id: string) =>
      /<form class="try"[^]*<\/form>/.exec((await page(`/api/docs/calls/${id}`)).text)?.[0];
    for (const id of ['streamEvents', 'resetPasswordPage', 'importUserData', 'receiveStripeWebhook'])
      expect([id, await formOf(id)]).toEqual([id, undefined]);
    expect(await formOf('getStatus')).not.toContain('API token');
    const scoring = await formOf('scoreTask');
    expect(scoring).toContain('data-path="/api/v4/tasks/{taskId}/score/{direction}"');
    expect(scoring).toContain('API token');
    expect(scoring).toMatch(/<input type="radio" name="direction" value="down"/);
    expect(await formOf('allocate')).toMatch(/<select id="try-query-stat"[^]*<option>per<\/option>/);
    expect(await formOf('createTasks')).toMatch(/<textarea id="try-body"/);
  });

  test('lead on with the version that was chosen, guides too, and with no other text', async () => {
    const { text: guide } = await page('/api/docs/compatibility?version=v3');
    for (const link of ['/api/docs/limits', '/api/docs', '/api/docs/calls/createTasks'])
      expect(guide).toContain(`href="${link}?version=v3"`);
    // Undoing is a call of v4 alone.
    expect(guide).toContain('href="/api/docs/calls/undoTask"');
    const { text: call } = await page('/api/docs/calls/createTasks?version=v3');
    expect(call.match(/href="\/api\/docs\/(?:start|limits)"/g)).toBeNull();
    // The way to the other version stays one.
    expect(call).toMatch(/class="chip" href="\/api\/docs\/calls\/createTasks">v4/);
    for (const place of ['/api/docs/start', '/api/docs/start?version=v9%22%3E'])
      expect((await page(place)).text).toContain('href="/api/docs/limits"');
  });

  test('are of one version: what is copied, what is tried, and where the list leads', async () => {
    const partsOf = async (place: string) => {
      const { text } = await page(place);
      return {
        tried: /data-path="(\/api\/v\d)\//.exec(text)?.[1],
        copied: /EVERDEED(\/api\/v\d)\//.exec(text)?.[1],
        current: /class="chip" href="[^"]*" aria-current="true">(\w+)</.exec(text)?.[1],
        isCarriedOn: text.includes('href="/api/docs/calls/createTasks?version=v3"'),
      };
    };
    const place = '/api/docs/calls/scoreTask';
    const [three, four] = ['/api/v3', '/api/v4'];
    const usual = { tried: four, copied: four, current: 'v4', isCarriedOn: false };
    expect(await partsOf(place)).toEqual(usual);
    expect(await partsOf(`${place}?version=v9`)).toEqual(usual);
    expect(await partsOf(`${place}?version=v3`)).toEqual({
      tried: three,
      copied: three,
      current: 'v3',
      isCarriedOn: true,
    });
    const onlyNew = everyCall.find(({ versions, method }) => versions.join() === 'v4' && method === 'GET');
    expect((await page(`/api/docs/calls/${onlyNew?.id}?version=v3`)).text).not.toContain('/api/v3/');
  });

  test('fold the fields of fields in long tables alone', async () => {
    const { text: long } = await page('/api/docs/calls/getUser');
    const ofStats = /<details class="fold"><summary>\d+ fields of <code>stats<\/code>[^]*?<\/details>/.exec(
      long,
    )?.[0];
    expect(ofStats).toContain('<code>stats.hp</code>');
    expect(long).toContain('<code>stats.buffs.str</code>');
    expect((await page('/api/docs/calls/getStatus')).text).not.toContain('class="fold"');
  });

  test('names the privilege that a call needs', async () => {
    const call = everyCall.find(({ auth }) => typeof auth === 'object');
    const privilege = typeof call?.auth === 'object' ? call.auth.privilege : '';
    expect((await page(`/api/docs/calls/${call?.id}`)).text).toContain(`Privilege ${privilege}`);
  });

  test('lead nowhere that is not there', async () => {
    const texts = [
      await page('/api/docs'),
      ...(await Promise.all(guides.map(({ slug }) => page(`/api/docs/${slug}`)))),
    ];
    const places = new Set(
      texts.flatMap(({ text }) =>
        [...text.matchAll(/(?:href|src)="(\/api\/docs[^"#]*)"/g)].map(([, href = '']) => href),
      ),
    );
    expect(places.size).toBeGreaterThan(everyCall.length);
    const missing: string[] = [];
    // The page of every call is opened above.
    const others = [...places].filter(
      (place) => !everyCall.some(({ id }) => place === `/api/docs/calls/${id}`),
    );
    for (const place of others) if ((await page(place)).status !== 200) missing.push(place);
    expect(missing).toEqual([]);
  });

  test('hold the words that a search looks for', async () => {
    const { text } = await page('/api/docs');
    expect(text).toMatch(/calls\/clearCompletedTodos" data-text="[^"]*clearcompletedtodos/);
    expect(text).toMatch(/calls\/scoreTask" data-text="[^"]*\/tasks\/\{taskid\}\/score/);
  });

  test('escape what the site is called, and refuse unknown fonts', async () => {
    const other = await startServer({ env: { SITE_NAME: '<b>&' } });
    expect((await other.anyone.call('GET', '//api/docs')).text).toContain('&lt;b&gt;&amp; API');
    await other.close();
    expect((await page('/api/docs/fonts/x')).status).toBe(404);
  });

  test('show a page with the list where there is none, and a way to begin', async () => {
    for (const place of ['/api/docs/nowhere', '/api/docs/calls/none?version=v3']) {
      const { status, headers, text } = await page(place);
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(text).toContain('<h1 id="title">No such page</h1>');
      expect(text).toContain('id="list"');
      expect(text).toContain(
        `href="/api/docs/start${place.includes('v3') ? '?version=v3' : ''}">your first call`,
      );
    }
  });

  test('call the site what it is called now', async () => {
    const { site } = server.app.services;
    const named = async () => {
      const [people, programs] = [await page('/api/docs'), await page('/api/docs/json')];
      return [people, programs].map(({ text }) => text.includes('Lantern House API'));
    };
    expect(await named()).toEqual([false, false]);
    site.keep({ siteName: 'Lantern House' });
    expect(await named()).toEqual([true, true]);
    site.keep({});
  });

  test('have the fonts and colours of the web client', async () => {
    expect((await page('/api/docs/fonts/grenze.woff2')).headers['content-type']).toBe('font/woff2');
    const css = readFileSync(join(import.meta.dirname, '../../web/src/ui/tokens.css'), 'utf8');
    const [light = '', dark = ''] = css.split('[data-theme="dark"]');
    for (const [text, roles] of [
      [light, lightRoles],
      [dark, darkRoles],
    ] as const)
      for (const [name, value] of Object.entries(roles)) expect(text).toContain(`--${name}: ${value};`);
  });

  test('leave out what only tests can call', async () => {
    for (const id of Object.keys(debugCalls)) expect((await page(`/api/docs/calls/${id}`)).status).toBe(404);
    expect(Object.keys(calls).length).toBeGreaterThan(0);
  });
});
