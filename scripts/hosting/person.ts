import { fieldsIn, isFields, valueIn } from '@everdeed/content/values';

/** An answer as a program sees it. */
export interface Said {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Somebody who uses a server by its API. */
export class Person {
  readonly #headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-client': 'hosting-test',
  };
  constructor(
    readonly base: string,
    readonly name: string,
  ) {}

  async call(method: string, path: string, body?: unknown): Promise<Said> {
    const answer = await fetch(`${this.base}/api/v4${path}`, {
      method,
      headers: this.#headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      body: text.startsWith('{') ? JSON.parse(text) : text,
    };
  }

  /** Headers of somebody who is signed in. */
  get headers(): Readonly<Record<string, string>> {
    return this.#headers;
  }

  async #enter(path: string, body: object): Promise<boolean> {
    const { status, body: said } = await this.call('POST', path, body);
    if (status >= 300 || !isFields(said)) return false;
    const data = fieldsIn(said, 'data');
    this.#headers['x-api-user'] = String(data['id'] ?? data['_id']);
    this.#headers['x-api-key'] = String(data['apiToken']);
    return true;
  }

  register = () =>
    this.#enter('/user/auth/local/register', {
      username: this.name,
      email: `${this.name}@example.org`,
      password: 'password-1',
      confirmPassword: 'password-1',
    });
  signIn = () => this.#enter('/user/auth/local/login', { username: this.name, password: 'password-1' });

  /** The texts of their to-dos. */
  async todos(): Promise<string[]> {
    const { body } = await this.call('GET', '/tasks/user?type=todos');
    const list = valueIn(body, 'data');
    return Array.isArray(list) ? list.map((task) => String(valueIn(task, 'text'))) : [];
  }
}
