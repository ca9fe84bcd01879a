import { afterAll, beforeAll } from 'vitest';
import { type Answer, type Caller, password, startServer, type TestServer } from './server.ts';

/** The registration for a new account with this name. */
export const registrationOf = (username: string, email = `${username}@example.org`) => ({
  username,
  email,
  password,
  confirmPassword: password,
});

/** A server for a suite about accounts, where somebody called `newcomer` already exists. */
export class Accounts {
  #server: TestServer | undefined;
  #count = 0;

  constructor() {
    beforeAll(async () => {
      const env = { BANNED_WORDS: 'zounds, fie', BLOCKED_EMAIL_PATTERN: '@blocked\\.' };
      this.#server = await startServer({ env });
      await this.#server.register('newcomer');
    });
    afterAll(() => this.#server?.close());
  }

  get server(): TestServer {
    if (!this.#server) throw new Error('the suite has not begun');
    return this.#server;
  }

  freshName = (): string => `player-${++this.#count}`;

  /** A new player and their name. */
  async add(): Promise<{ player: Caller; name: string }> {
    const name = this.freshName();
    return { player: await this.server.register(name), name };
  }

  register = (fields: Record<string, unknown>): Promise<Answer> =>
    this.server.anyone.post('/user/auth/local/register', fields);

  login = (username: string, secret = password, headers: Record<string, string> = {}): Promise<Answer> =>
    this.server.anyone.post('/user/auth/local/login', { username, password: secret }, headers);
}
