import { runCli } from './main.ts';

// Backups, exports and the key are for their owner alone.
process.umask(0o077);
// "everdeed audit | head" reads no further: the rest goes unsaid, and what is being done is done to its end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = await runCli(process.argv.slice(2), (text) => process.stdout.write(`${text}\n`));
