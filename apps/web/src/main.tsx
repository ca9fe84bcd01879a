import './ui/fonts.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startActions } from './app/actions.ts';
import { keepForOffline } from './app/offline-pages.ts';
import { startOutcomes } from './app/outcomes.ts';
import { watchEnvelopes, watchLeaving } from './data/load.ts';
import { startOutbox } from './data/outbox.ts';
import { followSession } from './data/session.ts';
import { startLocale } from './i18n/i18n.ts';
import { whenIdle } from './lib/when-idle.ts';
import { followSystemTheme } from './ui/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no root');

/** How long after loading nothing is kept for offline use, in milliseconds: the list is still being fetched and drawn. */
const KEEP_DELAY_MS = 4000;

// Every page begins at the top, reloaded or not.
history.scrollRestoration = 'manual';
addEventListener('load', () => setTimeout(() => whenIdle(() => void keepForOffline()), KEEP_DELAY_MS));

function start(place: HTMLElement): void {
  followSystemTheme();
  followSession();
  startActions();
  watchEnvelopes();
  watchLeaving();
  startOutbox();
  startOutcomes();
  void startLocale().then(() => createRoot(place).render(<App />));
}

// After what all modules do at first: in between, the browser can paint and answer.
setTimeout(start, 0, root);
