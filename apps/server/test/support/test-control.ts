import { fieldsIn, textsIn, listIn } from '@everdeed/content/values';
import { afterAll, beforeAll } from 'vitest';
import { type App, createApp } from '../../src/index.ts';
import { testOptions } from '../../src/test-control/options.ts';
import { Caller, password } from './server.ts';

/** A server in test mode for a suite, with its controls. */
export class TestControl {
  #app: App | undefined;

  constructor() {
    beforeAll(async () => {
      this.#app = await createApp(await testOptions({ LOG_LEVEL: 'silent' }));
    });
    afterAll(() => this.#app?.close());
  }

  get app(): App {
    if (!this.#app) throw new Error('the suite has not begun');
    return this.#app;
  }

  get anyone(): Caller {
    return new Caller(this.app);
  }

  control = async (op: string, body: unknown = {}) => {
    const answer = await this.anyone.call('POST', `//test-control/${op}`, { body });
    return { status: answer.status, body: fieldsIn(JSON.parse(answer.text)) };
  };

  /** The documents of a collection. */
  docsOf = async (collection: string, body: Record<string, unknown> = {}) =>
    listIn((await this.control('read', { collection, ...body })).body, 'docs').map((doc) => fieldsIn(doc));

  register = async (username: string): Promise<Caller> => {
    const fields = { username, email: `${username}@example.org`, password, confirmPassword: password };
    const { body } = await this.anyone.post('/user/auth/local/register', fields);
    const { _id, apiToken } = textsIn(body.data, '_id', 'apiToken');
    return new Caller(this.app, { 'x-api-user': _id, 'x-api-key': apiToken });
  };
}

/** The player as shown by GET /user. */
export const userOf = async (player: Caller) => fieldsIn((await player.get('/user')).body.data);
