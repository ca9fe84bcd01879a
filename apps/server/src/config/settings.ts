import { readFileSync } from 'node:fs';
import { keysOf } from '@everdeed/content/values';
import { resolve } from 'node:path';
import { paymentsProblem } from './payments.ts';
import { isNetwork, readProxies } from './proxies.ts';
import { settingsSchema, type SettingSpec } from './schema.ts';

type Spec = typeof settingsSchema;
type ValueOf<S extends SettingSpec> = S['kind'] extends 'number'
  ? number
  : S['kind'] extends 'boolean'
    ? boolean
    : S extends { readonly optional: true }
      ? string | undefined
      : string;

/** Whether anybody can sign up, only whom somebody has invited, or nobody. */
type Registration = 'open' | 'invitation' | 'closed';

/** All settings; see `schema.ts` for names, defaults and meaning. */
export type Settings = { readonly [K in Exclude<keyof Spec, 'registration'>]: ValueOf<Spec[K]> } & {
  readonly registration: Registration;
  /** Those that the environment sets; all others have their defaults. */
  readonly given: ReadonlySet<keyof Spec>;
};

/** An invalid setting; the message is for the person who runs the server. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

function rawValue(env: Environment, name: string): string | undefined {
  const path = env[`${name}_FILE`];
  if (path === undefined || path === '') return env[name] === '' ? undefined : env[name];
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    throw new SettingsError(`${name}_FILE: cannot read ${path}`);
  }
}

const isGiven = (env: Environment, name: string): boolean =>
  Boolean(env[name]) || Boolean(env[`${name}_FILE`]);

function parse(spec: SettingSpec, raw: string | undefined): string | number | boolean | undefined {
  if (raw === undefined) return spec.default;
  if (spec.kind === 'boolean') {
    if (/^(1|true|yes|on)$/i.test(raw)) return true;
    if (/^(0|false|no|off)$/i.test(raw)) return false;
    throw new SettingsError(`${spec.env}: expected true or false, got "${raw}"`);
  }
  if (spec.kind === 'number') {
    const value = Number(raw);
    if (!Number.isInteger(value) || value < 0)
      throw new SettingsError(`${spec.env}: expected a whole number, got "${raw}"`);
    return value;
  }
  return raw;
}

/** Whether nothing costs money: the site gives everybody a plan of its own. */
export const isFree = ({ payments }: Pick<Settings, 'payments'>): boolean => payments === 'off';

function requirePattern(pattern: string): void {
  try {
    RegExp(pattern, 'i');
  } catch {
    throw new SettingsError(`BLOCKED_EMAIL_PATTERN: "${pattern}" is no regular expression`);
  }
}

/** Settings that are of use only together: all of a group, or none. */
const together = [
  ['appleClientId', 'appleTeamId', 'appleKeyId', 'applePrivateKey'],
  ['oidcIssuer', 'oidcClientId'],
  ['proxyAuthHeader', 'proxyAuthFrom'],
] as const satisfies readonly (readonly (keyof Spec)[])[];

function requireGroups(settings: Settings): void {
  for (const group of together) {
    const missing = group.filter((key) => settings[key] === undefined);
    if (missing.length === 0 || missing.length === group.length) continue;
    const names = (keys: readonly (keyof Spec)[]) => keys.map((key) => settingsSchema[key].env).join(', ');
    throw new SettingsError(
      `${names(missing)}: needed beside ${names(group.filter((key) => !missing.includes(key)))}`,
    );
  }
}

/** REGISTRATION was a switch once: `true` and `false` still are `open` and `closed`. */
function readRegistration(text: string): Registration {
  if (/^(?:open|1|true|yes|on)$/i.test(text)) return 'open';
  if (/^(?:closed|0|false|no|off)$/i.test(text)) return 'closed';
  if (/^invitation$/i.test(text)) return 'invitation';
  throw new SettingsError(`REGISTRATION: expected open, invitation or closed, got "${text}"`);
}

/** Headers with a meaning of their own, which a proxy cannot give another one. */
const takenHeaders =
  /^(?:authorization|cookie|host|origin|connection|content-.*|x-forwarded-.*|forwarded|x-client|x-api-user|x-api-key)$/i;

function requireProxyHeader(env: string, name: string | undefined): void {
  if (name === undefined || (/^[\w!#$%&'*+.^`|~-]+$/.test(name) && !takenHeaders.test(name))) return;
  throw new SettingsError(`${env}: expected the name of a header such as Remote-User, got "${name}"`);
}

function requireProxySignIn(settings: Settings): void {
  const { proxyAuthHeader, proxyAuthEmailHeader, proxyAuthFrom: from } = settings;
  requireProxyHeader('PROXY_AUTH_HEADER', proxyAuthHeader);
  requireProxyHeader('PROXY_AUTH_EMAIL_HEADER', proxyAuthEmailHeader);
  if (from !== undefined && !from.split(',').every((place) => isNetwork(place.trim())))
    throw new SettingsError(
      `PROXY_AUTH_FROM: expected addresses such as 10.0.0.2 or 10.0.0.0/24, got "${from}"`,
    );
}

/** Reads all settings from an environment; `NAME_FILE` can point to a file with the value of `NAME`. */
export function readSettings(env: Environment): Settings {
  const given = new Set(keysOf(settingsSchema).filter((key) => isGiven(env, settingsSchema[key].env)));
  const entries = keysOf(settingsSchema).map((key) => {
    const spec: SettingSpec = settingsSchema[key];
    const value = parse(spec, rawValue(env, spec.env));
    return [key, key === 'registration' ? readRegistration(String(value)) : value] as const;
  });
  const read: unknown = Object.fromEntries<unknown>([...entries, ['given', given]]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value was parsed by the kind from which its type derives
  const settings = read as Settings;
  if (settings.baseUrl !== undefined && !/^https?:\/\/[^/]/i.test(settings.baseUrl))
    throw new SettingsError(
      `BASE_URL: expected an address such as https://example.org, got "${settings.baseUrl}"`,
    );
  if (readProxies(settings.trustProxy) === undefined)
    throw new SettingsError(
      `TRUST_PROXY: expected a number of proxies or their addresses, got "${settings.trustProxy}"`,
    );
  if (settings.databaseUrl !== undefined && !/^postgres(?:ql)?:\/\//.test(settings.databaseUrl))
    throw new SettingsError(
      'DATABASE_URL: expected postgres://…; without it, a SQLite file in DATA_DIR is used',
    );
  if (settings.backupHour > 23)
    throw new SettingsError(`BACKUP_HOUR: expected 0 to 23, got "${settings.backupHour}"`);
  const problem = paymentsProblem(settings);
  if (problem !== undefined) throw new SettingsError(problem);
  requireGroups(settings);
  requireProxySignIn(settings);
  if (settings.oidcIssuer !== undefined && !/^https?:\/\/[^/]/i.test(settings.oidcIssuer))
    throw new SettingsError(
      `OIDC_ISSUER: expected an address such as https://id.example.org, got "${settings.oidcIssuer}"`,
    );
  if (settings.blockedEmailPattern !== undefined) requirePattern(settings.blockedEmailPattern);
  return { ...settings, dataDir: resolve(settings.dataDir) };
}
