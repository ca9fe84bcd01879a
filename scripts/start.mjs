import { ensureInstalled } from './support/install.mjs';

// Nothing but Node is needed up to here; what follows uses installed packages.
await ensureInstalled();
const { ensureServerBuilt } = await import('./support/build-server.mjs');
const { ensureWebBuilt } = await import('./support/build-web.mjs');
await ensureServerBuilt();
await ensureWebBuilt();
await import('../apps/server/dist/main.js');
