import { ensureInstalled } from './support/install.mjs';

await ensureInstalled();
const { ensureServerBuilt } = await import('./support/build-server.mjs');
await ensureServerBuilt();
await import('../apps/server/dist/cli.js');
