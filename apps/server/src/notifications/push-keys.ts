import { createECDH } from 'node:crypto';
import { SettingsError, type Settings } from '../config/settings.ts';
import type { Secret } from '../security/secret.ts';

/** The pair that names this server to push services (VAPID, RFC 8292), as base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

function pairOf(privateBytes: Buffer): PushKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateBytes);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateBytes.toString('base64url') };
}

/** Of 2^32 keys, one is no number of the curve: the next is tried. */
function derived(secret: Secret, attempt = 0): PushKeys {
  try {
    return pairOf(secret.derive(`web push ${attempt}`));
  } catch (error) {
    if (attempt > 3) throw error;
    return derived(secret, attempt + 1);
  }
}

function chosen(key: string): PushKeys {
  const bytes = Buffer.from(key, 'base64url');
  try {
    if (bytes.length === 32) return pairOf(bytes);
  } catch {
    // Not a number of the curve.
  }
  throw new SettingsError('VAPID_PRIVATE_KEY: expected 32 bytes of P-256 as base64url');
}

/**
 * The key from the settings, or one derived from the secret key: it exists from the first start on, is kept where that
 * is kept, and is the same in all processes.
 */
export const pushKeys = ({ settings, secret }: { settings: Settings; secret: Secret }): PushKeys =>
  settings.vapidPrivateKey === undefined ? derived(secret) : chosen(settings.vapidPrivateKey);
