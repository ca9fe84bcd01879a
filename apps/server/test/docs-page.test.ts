import { allCalls } from '@everdeed/contract';
import { expect, test } from 'vitest';
import { startServer } from './support/server.ts';

/** The parts of an element that the page's script uses. */
class Element {
  readonly children: Element[] = [];
  readonly dataset: Record<string, string> = {};
  hidden = false;
  textContent = '';
  listener: ((event: { target: { value: string } }) => void) | undefined;
  constructor(readonly tag: string) {}

  append(...children: Element[]): void {
    this.children.push(...children);
  }

  addEventListener(_name: string, listener: typeof this.listener): void {
    this.listener = listener;
  }

  all(tag: string): Element[] {
    return this.children.flatMap((child) => [...(child.tag === tag ? [child] : []), ...child.all(tag)]);
  }

  querySelectorAll = (tag: string) => this.all(tag);
  querySelector = (selector: string) => this.all(selector.split(':')[0] ?? '').find(({ hidden }) => !hidden);
}

test('the page for people shows every call of the document, and finds one', async () => {
  const server = await startServer();
  const script = (await server.anyone.call('GET', '//api/docs/page.js')).text;
  const json = (await server.anyone.call('GET', '//api/docs/json')).text;
  await server.close();
  const parts: Record<string, Element> = { '#calls': new Element('main'), '#search': new Element('input') };
  const page = {
    querySelector: (selector: string) => parts[selector],
    createElement: (tag: string) => new Element(tag),
  };
  const fetch = async () => ({ json: async () => JSON.parse(json) as unknown });
  // No global names the constructor of async functions.
  const AsyncFunction: FunctionConstructor = Object.getPrototypeOf(fetch).constructor;
  await Reflect.apply(AsyncFunction('document', 'fetch', script), undefined, [page, fetch]);
  const shown = parts['#calls']?.all('details') ?? [];
  const wanted = allCalls().reduce((count, call) => count + call.versions.length, 0);
  expect(shown.length).toBe(wanted);
  parts['#search']?.listener?.({ target: { value: 'clearcompletedtodos' } });
  expect(shown.filter(({ hidden }) => !hidden).length).toBe(2);
});
