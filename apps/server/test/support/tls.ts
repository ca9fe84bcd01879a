import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'node:tls';

/** A key and a certificate for localhost, as PEM. */
export interface Pair {
  readonly key: string;
  readonly cert: string;
}

/** Has openssl make a certificate that nobody has signed, good for some days. */
export function makeCertificate(folder: string, days: number): Pair {
  const [key, cert] = [join(folder, 'tls.key'), join(folder, 'tls.crt')];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const what = ['-days', String(days), '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', [...made, ...what, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}

/** Serves TLS, and nothing in it, on a free port of this machine. */
export function serveTls(pair: Pair): Promise<{ port: number; close: () => Promise<void> }> {
  return new Promise((resolve) => {
    const server = createServer(pair, (socket) => socket.on('error', () => undefined).end());
    server.listen(0, 'localhost', () => {
      const address = server.address();
      const close = () => new Promise<void>((done) => server.close(() => done()));
      resolve({ port: typeof address === 'object' && address ? address.port : 0, close });
    });
  });
}
