import type { TestServer } from '../server.ts';
import { type FakeAnswer, type FakeRequest, HttpFake } from './http-fake.ts';
import type { BrokenCall } from './world.ts';

/** What a provider knows and answers, by a clock that tests set. */
interface Books {
  now: () => number;
  answer(request: FakeRequest): FakeAnswer;
}

/** A provider whose API is a server of this process. */
export abstract class FakedWorld<Known extends Books> {
  readonly fake: HttpFake;

  /** `brokenCalls` tells the calls whose answer can be lost by method and path. */
  constructor(
    readonly books: Known,
    readonly brokenCalls: Readonly<Record<BrokenCall, RegExp>>,
  ) {
    this.fake = new HttpFake((request) => books.answer(request));
  }

  start = (): Promise<void> => this.fake.start();
  close = (): Promise<void> => this.fake.close();

  serve({ system }: TestServer): void {
    this.books.now = () => system.now();
  }

  setDown(isDown: boolean): void {
    this.fake.isDown = isDown;
  }

  breakOff(call: BrokenCall | undefined): void {
    const pattern = call && this.brokenCalls[call];
    this.fake.breakOff = pattern && (({ method, path }) => pattern.test(`${method} ${path}`));
  }
}
