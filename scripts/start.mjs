import { join } from 'node:path';
import { ensureInstalled } from './support/install.mjs';
import { built, root } from './support/paths.mjs';
import { run } from './support/run.mjs';

// Up to here only Node is needed; the rest uses installed packages.
await ensureInstalled({ onlyToRun: true });
// What building takes of memory goes with its own process: the server runs in this one for months.
const code = await run(process.execPath, [join(root, 'scripts', 'support', 'ensure-built.mjs')]);
if (code !== 0) process.exit(code);
await import(built('main.js'));
