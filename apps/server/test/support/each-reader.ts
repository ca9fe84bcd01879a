import { beforeEach } from 'vitest';
import { eachPlayer } from './each-player.ts';
import type { Caller, TestServer } from './server.ts';

/** A player who looks at another, and the other's name. */
export interface Reading {
  readonly server: TestServer;
  readonly player: Caller;
  readonly other: Caller;
  readonly name: string;
}

/** One server for a suite; each test gets a new player and a new other one. */
export function eachReader(tell: (now: Reading) => void): void {
  let now: Pick<Reading, 'server' | 'player'>;
  let count = 0;
  eachPlayer('reader', (next) => (now = next));
  beforeEach(async () => {
    count += 1;
    const name = `Member${count}`;
    tell({ ...now, name, other: await now.server.register(name) });
  });
}
