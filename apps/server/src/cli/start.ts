import { runCli } from './main.ts';

// Backups, exports and the key are for their owner alone.
process.umask(0o077);
process.exitCode = await runCli(process.argv.slice(2), (text) => process.stdout.write(`${text}\n`));
