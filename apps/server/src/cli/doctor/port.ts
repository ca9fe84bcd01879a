import { createServer } from 'node:net';
import { isFields, fieldsIn } from '@everdeed/content/values';
import type { Settings } from '../../config/settings.ts';
import { messageOf, Notes } from './finding.ts';

/** The code of why nothing can listen there; undefined if something can. */
function tryPort(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', (error) => resolve('code' in error ? String(error.code) : messageOf(error)));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

/** Whether an Everdeed answers on this port of this machine. */
async function answersAt(host: string, port: number): Promise<boolean> {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  try {
    const url = `http://${name.includes(':') ? `[${name}]` : name}:${port}/api/v4/status`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(3000) });
    const body: unknown = await answer.json();
    return isFields(body) && fieldsIn(body, 'data')['status'] === 'up';
  } catch {
    return false;
  }
}

/** Whether the server could listen, or does. */
export async function checkPort({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<Notes> {
  const notes = new Notes('port');
  const code = await tryPort(host, port);
  const isOurs = code === 'EADDRINUSE' && (await answersAt(host, port));
  if (code === undefined) notes.ok(`port ${port} of ${host} is free; no server is running there`);
  else if (isOurs) notes.ok(`a server is running on port ${port} of ${host}`);
  else if (code === 'EADDRINUSE')
    notes.problem({
      what: `Another program uses port ${port} of ${host}.`,
      why: 'The server cannot start.',
      todo: `Find it with: ss -ltnp 'sport = :${port}'. Stop it, or set PORT to another number.`,
    });
  else if (code === 'EACCES')
    notes.problem({
      what: `Port ${port} is reserved for the administrator of this machine.`,
      why: 'The server cannot listen there as an account of its own.',
      todo: 'Leave PORT at 3000 and put a reverse proxy in front; see docs/hosting.md.',
    });
  else
    notes.problem({
      what: `Nothing can listen on ${host}, port ${port}: ${code}.`,
      why: 'The server cannot start.',
      todo: 'Set HOST to an address of this machine: 127.0.0.1 behind a proxy, 0.0.0.0 for all interfaces.',
    });
  return notes;
}
