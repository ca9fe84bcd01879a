import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fieldsIn } from '@everdeed/content/values';

/** A message as the service got it, and what the browser reads in it. */
export interface Pushed {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly message: Readonly<Record<string, unknown>>;
}

/** A push service of this process with one browser, which opens what it is sent (RFC 8188, RFC 8291). */
export class PushService {
  readonly #pair = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      this.calls += 1;
      if (this.status < 400)
        this.pushed.push({ headers: request.headers, message: this.#open(Buffer.concat(chunks)) });
      response.writeHead(this.status).end();
    });
  });
  readonly pushed: Pushed[] = [];
  calls = 0;
  /** What it answers. */
  status = 201;

  async start(): Promise<void> {
    this.#pair.generateKeys();
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** A subscription as a browser tells of it. */
  subscription(name = 'browser') {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has one
    const { port } = this.#server.address() as AddressInfo;
    return {
      endpoint: `http://127.0.0.1:${port}/${name}`,
      keys: { p256dh: this.#pair.getPublicKey('base64url'), auth: this.#auth.toString('base64url') },
    };
  }

  #open(body: Buffer): Readonly<Record<string, unknown>> {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), sender]);
    const shared = Buffer.from(hkdfSync('sha256', this.#pair.computeSecret(sender), this.#auth, info, 32));
    const derive = (what: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', shared, salt, Buffer.from(`Content-Encoding: ${what}\0`), bytes));
    const sealed = body.subarray(21 + length);
    const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return fieldsIn(JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()));
  }
}
