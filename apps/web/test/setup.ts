import '../src/ui/tokens.css';
import '../src/ui/fonts.css';
import '../src/ui/base.css';
import { afterAll, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import type { WordSet } from '../src/i18n/catalogue.ts';
import { activateLocale, loadWords } from '../src/i18n/i18n.ts';
import { setTheme } from '../src/ui/theme.ts';
import { useToasts } from '../src/ui/toast-store.ts';

/**
 * No component test has a server. What is sent stays without an answer unless the test stubs `fetch`; otherwise what one
 * test leaves to be sent may fail during the next, which then believes the server to be out of reach.
 */
globalThis.fetch = () => new Promise(() => undefined);

const WORD_SETS: readonly WordSet[] = [
  'admin',
  'challenges',
  'classes',
  'clients',
  'events',
  'guilds',
  'hall',
  'home',
  'items',
  'joining',
  'leave',
  'looks',
  'members',
  'moments',
  'news',
  'notes',
  'palette',
  'party',
  'pay',
  'plans',
  'profile',
  'reminders',
  'reports',
  'settings',
  'social',
  'steps',
  'tags',
  'task-editor',
  'understood',
];

await activateLocale('en');
for (const set of WORD_SETS) await loadWords(set);
// What is measured stands in its own letters: otherwise they come when they are first shown, or a moment later.
await Promise.all([...document.fonts].map((face) => face.load()));

beforeEach(() => {
  sessionStorage.clear();
  setTheme('light');
  useToasts.setState({ toasts: [], undos: [] });
});

/**
 * What a file leaves on the device, such as who is signed in, would be found by the next one; what it leaves on the screen
 * holds the canvases of scenes until the next garbage collection.
 */
afterAll(async () => {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
