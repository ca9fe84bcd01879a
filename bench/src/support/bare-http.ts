import { createServer } from 'node:http';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { numberIn } from '@everdeed/content/values';

/** A bare HTTP server, in its own process, that answers every request with the same bytes. */
export interface BareServer {
  readonly url: string;
  readonly pid: number;
  stop(): void;
}

/** Runs in the child: listens on a free port and reports it. */
function serve(bytes: string): void {
  const body = Buffer.from(bytes, 'base64');
  const server = createServer((_request, answer) => {
    answer.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
    });
    answer.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' && address ? address.port : 0);
  });
}

export async function startBareServer(bytes: Buffer): Promise<BareServer> {
  const child = fork(import.meta.filename, ['--bare-http'], { execArgv: ['--import', 'tsx'] });
  child.send(bytes.toString('base64'));
  const port = numberIn(await once(child, 'message'), 0);
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill() };
}

if (process.argv.includes('--bare-http')) process.once('message', (bytes) => serve(String(bytes)));
