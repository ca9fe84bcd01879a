import { afterAll, beforeAll, expect } from 'vitest';
import type { Caller } from '../support/server.ts';
import { type ClientAnswer, type Recorded, replay } from './recorded.ts';
import { type SocialWorld, startSocialWorld } from './social-world.ts';

/** The app on the phones of a social world; `:name` in a path or body stands for one of the world's ids. */
export class AndroidApp {
  private started: SocialWorld | undefined;

  /** Starts the world before the tests of a file, and ends it after them. */
  constructor() {
    beforeAll(async () => {
      this.started = await startSocialWorld();
    });
    afterAll(() => this.started?.server.close());
  }

  get world(): SocialWorld {
    if (!this.started) throw new Error('there is no world yet');
    return this.started;
  }

  private filledIn(text: string): string {
    return text.replace(/:([a-z]+)/g, (all, name) => this.world.ids.get(name) ?? all);
  }

  send = (
    one: Caller,
    method: Recorded['method'],
    path: string,
    body: object | undefined = method === 'GET' ? undefined : {},
  ): Promise<ClientAnswer> => {
    const headers = {
      'content-type': 'application/json',
      'x-client': 'habitica-android',
      'accept-language': 'de-DE',
      'x-user-timezoneOffset': '-60',
      ...one.credentials,
    };
    const sent = body && { body: JSON.parse(this.filledIn(JSON.stringify(body))) };
    return replay(this.world.server, { method, url: `/api/v4/${this.filledIn(path)}`, headers, ...sent });
  };

  /** The data of an answer, which must be no refusal. */
  dataOf = async (...asked: Parameters<AndroidApp['send']>): Promise<unknown> => {
    const answer = await this.send(...asked);
    expect(answer.body).toMatchObject({ success: true });
    return answer.body['data'];
  };
}
