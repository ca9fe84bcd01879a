import { ensureServerBuilt } from './build-server.mjs';
import { ensureWebBuilt } from './build-web.mjs';

// Builds what has changed since the last time, in a process of its own.
await ensureServerBuilt();
await ensureWebBuilt();
