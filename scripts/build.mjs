import { ensureInstalled } from './support/install.mjs';

await ensureInstalled({ onlyToRun: true });
const { ensureServerBuilt } = await import('./support/build-server.mjs');
const { ensureWebBuilt } = await import('./support/build-web.mjs');
await ensureServerBuilt({ force: true });
await ensureWebBuilt({ force: true });
console.log('Built apps/server/dist and apps/web/dist.');
