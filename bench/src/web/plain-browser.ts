import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fieldsIn, isFields, listIn, valueIn } from '@everdeed/content/values';
import { browserArguments } from '../../../scripts/support/browser.mjs';

/** Ends a message on the pipe. */
const END = '\0';

type Fields = Readonly<Record<string, unknown>>;

/** A page, steered by commands of the DevTools protocol. */
export interface PlainPage {
  send(method: string, params?: Fields): Promise<Fields>;
  /** What an expression comes to, or its promise, which must be JSON. */
  read(expression: string): Promise<unknown>;
}

/** A visitor whose browser keeps what the server tells it to keep. */
export interface PlainVisitor {
  open(): Promise<PlainPage>;
  leave(): Promise<void>;
}

const textOf = (from: unknown, name: string): string => String(valueIn(from, name));

/**
 * Chromium as visitors have it, without a driver. A driver watches each page (`Runtime.enable`, `Network.enable`), for
 * which the browser reads all of a script once more as soon as that script makes an error or a request: 420 ms on the
 * phone, which no visitor waits for.
 */
export class PlainBrowser {
  readonly #folder = mkdtempSync(join(tmpdir(), 'everdeed-browser-'));
  readonly #process: ChildProcess;
  readonly #answers = new Map<number, (answer: unknown) => void>();
  readonly #awaited = new Map<string, (params: Fields) => void>();
  #count = 0;

  constructor(executablePath: string) {
    const own = ['--headless', '--remote-debugging-pipe', '--window-size=1440,900', '--hide-scrollbars'];
    this.#process = spawn(executablePath, [...browserArguments, ...own, `--user-data-dir=${this.#folder}`], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made by `stdio` above
    this.#listen(this.#process.stdio[4] as Readable);
  }

  #listen(pipe: Readable): void {
    let rest = '';
    pipe.setEncoding('utf8').on('data', (text: string) => {
      const messages = (rest + text).split(END);
      rest = messages.pop() ?? '';
      for (const message of messages) {
        const answer: unknown = JSON.parse(message);
        const id = Number(valueIn(answer, 'id'));
        this.#answers.get(id)?.(answer);
        this.#answers.delete(id);
        const method = String(valueIn(answer, 'method'));
        this.#awaited.get(method)?.(fieldsIn(answer, 'params'));
        this.#awaited.delete(method);
      }
    });
  }

  /** The next event of this name, in whichever page. */
  #next(method: string): Promise<Fields> {
    return new Promise((resolve) => void this.#awaited.set(method, resolve));
  }

  async #send(method: string, params: Fields = {}, sessionId?: string): Promise<Fields> {
    const id = (this.#count += 1);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made by `stdio` above
    const pipe = this.#process.stdio[3] as Writable;
    const answer = await new Promise<unknown>((resolve) => {
      this.#answers.set(id, resolve);
      pipe.write(JSON.stringify({ id, method, params, sessionId }) + END);
    });
    if (!isFields(valueIn(answer, 'result'))) throw new Error(`${method}: ${JSON.stringify(answer)}`);
    return fieldsIn(answer, 'result');
  }

  async #open(browserContextId: string): Promise<PlainPage> {
    const target = await this.#send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { targetId } = target;
    const session = textOf(
      await this.#send('Target.attachToTarget', { targetId, flatten: true }),
      'sessionId',
    );
    const send = (method: string, params?: Fields) => this.#send(method, params, session);
    // Scripts for new documents are run only then.
    await send('Page.enable');
    const read = async (expression: string) =>
      valueIn(
        fieldsIn(
          await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true }),
          'result',
        ),
        'value',
      );
    return { send, read };
  }

  /** Someone who was never here before. */
  async newVisitor(): Promise<PlainVisitor> {
    const browserContextId = textOf(await this.#send('Target.createBrowserContext'), 'browserContextId');
    return {
      open: () => this.#open(browserContextId),
      leave: async () => void (await this.#send('Target.disposeBrowserContext', { browserContextId })),
    };
  }

  async #readStream(handle: string): Promise<string> {
    const parts: string[] = [];
    for (;;) {
      const part = await this.#send('IO.read', { handle });
      parts.push(textOf(part, 'data'));
      if (part['eof'] === true) break;
    }
    await this.#send('IO.close', { handle });
    return parts.join('');
  }

  /** What the browser notes of these categories while `work` is done: events of its trace format. */
  async trace(categories: readonly string[], work: () => Promise<void>): Promise<unknown[]> {
    const traceConfig = { includedCategories: categories };
    await this.#send('Tracing.start', { transferMode: 'ReturnAsStream', traceConfig });
    await work();
    const ended = this.#next('Tracing.tracingComplete');
    await this.#send('Tracing.end');
    const text = await this.#readStream(textOf(await ended, 'stream'));
    return listIn(JSON.parse(text), 'traceEvents');
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => void this.#process.once('exit', resolve));
    // A signal would end only the script that stands on the path in the browser's place.
    void this.#send('Browser.close');
    await ended;
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
