import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { readProxies } from '../../config/proxies.ts';
import type { Settings } from '../../config/settings.ts';
import { countOf } from '../count-of.ts';
import { messageOf, Notes } from './finding.ts';

const dayMs = 86_400_000;
/** A certificate that runs out so soon was not renewed when it should have been. */
const renewalDays = 14;
const patienceMs = 5_000;

/** What a site's TLS says of itself. */
export interface Certificate {
  /** When it runs out (ms). */
  readonly until: number;
  /** Why clients do not trust it; undefined if they do. */
  readonly distrust: string | undefined;
}

/** Asks the server at an https address for its certificate, whoever has signed it. */
function certificateOf(url: URL): Promise<Certificate> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port: Number(url.port || 443),
      ...(isIP(host) === 0 ? { servername: host } : {}),
      rejectUnauthorized: false,
    });
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('no answer in time')));
    socket.on('error', reject);
    socket.on('secureConnect', () => {
      const { valid_to } = socket.getPeerCertificate();
      // Node gives the code of an error where its types say an error.
      const distrust = socket.authorized ? undefined : String(socket.authorizationError);
      socket.end();
      resolve({ until: Date.parse(valid_to), distrust });
    });
  });
}

function checkScheme({ baseUrl, host, trustProxy }: Settings, notes: Notes): void {
  const isOpen = !/^(?:127\.|::1$|localhost$)/.test(host);
  const proxies = readProxies(trustProxy);
  if (baseUrl === undefined)
    notes.advise({
      what: 'BASE_URL is not set.',
      why: 'Links in emails lead to this machine alone, and sign-in with other services cannot come back.',
      todo: 'Set BASE_URL to the address that people type, such as https://tasks.example.org',
    });
  if (baseUrl?.startsWith('http:') && !/^http:\/\/(?:localhost|127\.|\[::1\])/.test(baseUrl))
    notes.advise({
      what: `BASE_URL is ${baseUrl}, without TLS.`,
      why: 'Passwords cross the network readable. Offline work, notifications and installing as an app need https.',
      todo: 'Put a reverse proxy with TLS in front (docs/hosting.md), and set BASE_URL to https://…',
    });
  if (baseUrl?.startsWith('https:') && proxies === false)
    notes.problem({
      what: 'BASE_URL is https, so there is a proxy, but TRUST_PROXY is not set.',
      why: 'Everybody seems to come from the proxy: they share one rate limit, and one block hits all.',
      todo: 'Set TRUST_PROXY to the number of proxies, mostly 1, or to their addresses.',
    });
  if (proxies !== false && isOpen)
    notes.advise({
      what: `The server listens on ${host} and believes X-Forwarded-For.`,
      why: 'Whoever reaches it past the proxy can invent an address.',
      todo: 'Set HOST to 127.0.0.1, set TRUST_PROXY to the addresses of the proxies, or close the port in the firewall.',
    });
}

/** What the days that are left of a certificate, and who signed it, mean. */
export function checkDays(host: string, { until, distrust }: Certificate, now: number, notes: Notes): void {
  const days = Math.floor((until - now) / dayMs);
  if (days < 0)
    notes.problem({
      what: `The certificate of ${host} ran out ${countOf(-days, 'day')} ago.`,
      why: 'Browsers and apps refuse to connect.',
      todo: 'Renew it; certbot and Caddy do so by themselves if they can be reached on port 80 or 443.',
    });
  else if (distrust !== undefined)
    notes.advise({
      what: `The certificate of ${host} is not trusted here: ${distrust}.`,
      why: 'Unless all who come know who signed it, browsers and apps refuse to connect.',
      todo: 'Use a certificate of a public authority, with all its intermediate certificates.',
    });
  else if (days < renewalDays)
    notes.advise({
      what: `The certificate of ${host} runs out in ${countOf(days, 'day')}.`,
      why: 'It should have been renewed by now.',
      todo: 'See why renewing fails: systemctl status certbot.timer, or the log of the proxy.',
    });
  else notes.ok(`the certificate of ${host} is good for ${countOf(days, 'day')}`);
}

async function checkCertificate(url: URL, now: number, notes: Notes): Promise<void> {
  try {
    checkDays(url.host, await certificateOf(url), now, notes);
  } catch (error) {
    notes.problem({
      what: `${url.origin} does not answer with TLS: ${messageOf(error)}.`,
      why: 'Nobody can reach the site at its address, or this machine cannot.',
      todo: 'Check the name in the DNS, the proxy, and the firewall. If only this machine cannot reach it, ignore this.',
    });
  }
}

/** Whether the public address, its TLS and the trust in proxies fit together. */
export async function checkAddress(settings: Settings, now: number): Promise<Notes> {
  const notes = new Notes('address');
  checkScheme(settings, notes);
  if (settings.baseUrl?.startsWith('https:')) await checkCertificate(new URL(settings.baseUrl), now, notes);
  if (notes.findings.length === 0) notes.ok(`${settings.baseUrl ?? ''} fits`);
  return notes;
}
