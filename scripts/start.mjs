import { ensureInstalled } from './support/install.mjs';
import { built } from './support/paths.mjs';

// Up to here only Node is needed; the rest uses installed packages.
await ensureInstalled();
const { ensureServerBuilt } = await import('./support/build-server.mjs');
const { ensureWebBuilt } = await import('./support/build-web.mjs');
await ensureServerBuilt();
await ensureWebBuilt();
await import(built('main.js'));
