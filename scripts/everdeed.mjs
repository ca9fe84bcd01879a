import { ensureInstalled } from './support/install.mjs';
import { built } from './support/paths.mjs';

await ensureInstalled({ onlyToRun: true });
const { ensureServerBuilt } = await import('./support/build-server.mjs');
await ensureServerBuilt();
await import(built('cli.js'));
