import { BlockList, isIP } from 'node:net';
import type { Settings } from '../../config/settings.ts';
import type { RequestInfo } from '../../http/route.ts';
import { plainAddress } from '../../security/address-key.ts';
import { type Identity, ProviderFailure } from './identity.ts';

/** What a request says of itself that a reverse proxy can vouch for. */
type Asking = Pick<RequestInfo, 'peer' | 'rawHeaders'>;

/** Longest name that a proxy may give (characters); our own. */
const maxLength = 200;

/** Addresses and networks as the setting lists them. */
function networksOf(list: string): BlockList {
  const networks = new BlockList();
  for (const place of list.split(',').map((one) => one.trim())) {
    const [address = '', bits] = place.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) networks.addAddress(address, family);
    else networks.addSubnet(address, Number(bits), family);
  }
  return networks;
}

/** Node reads headers as Latin-1; whoever sends other characters sends UTF-8. */
function decoded(value: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'latin1'));
  } catch {
    return undefined;
  }
}

/**
 * The value of a header that is there once and names one: none of several, of a list that a proxy made of several, of
 * an empty one, or of control characters.
 */
function onlyValue(rawHeaders: readonly string[], name: string): string | undefined {
  const values = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name);
  const [value = ''] = values;
  const text = decoded(value)?.normalize('NFC').trim() ?? '';
  const isOdd = text === '' || text.length > maxLength || /[\p{C},]/u.test(text);
  return values.length === 1 && !isOdd ? text : undefined;
}

/**
 * Sign-in by a reverse proxy that knows who somebody is and says so in a header. The header counts only on a connection
 * from one of the listed addresses: the one at the other end of the socket, which no header can change.
 */
export class ProxySignIn {
  readonly #networks: BlockList;
  constructor(
    readonly header: string,
    from: string,
    readonly emailHeader: string | undefined,
    /** Whether whoever the proxy knows gets an account. */
    readonly mayCreate: boolean,
  ) {
    this.#networks = networksOf(from);
  }

  /** Who the proxy says is asking; undefined if it says nothing that counts. */
  identityOf({ peer, rawHeaders }: Asking): Identity | undefined {
    const address = plainAddress(peer);
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0 || !this.#networks.check(address, family)) return undefined;
    const id = onlyValue(rawHeaders, this.header);
    if (id === undefined) return undefined;
    const email = this.emailHeader === undefined ? undefined : onlyValue(rawHeaders, this.emailHeader);
    return { id, email, isEmailVerified: email !== undefined };
  }

  requireIdentity(asking: Asking): Identity {
    const identity = this.identityOf(asking);
    if (identity) return identity;
    throw new ProviderFailure(`no name of a listed proxy came with a request of ${asking.peer}`, 401);
  }
}

/** As the settings say; undefined where no proxy signs people in. */
export function proxyOf(settings: Settings): ProxySignIn | undefined {
  const { proxyAuthHeader, proxyAuthFrom, proxyAuthEmailHeader, proxyAuthCreate } = settings;
  if (proxyAuthHeader === undefined || proxyAuthFrom === undefined) return undefined;
  const emailHeader = proxyAuthEmailHeader?.toLowerCase();
  return new ProxySignIn(proxyAuthHeader.toLowerCase(), proxyAuthFrom, emailHeader, proxyAuthCreate);
}
