import { settingsSchema } from '../../config/schema.ts';
import type { Notes } from './finding.ts';

const known: ReadonlySet<string> = new Set(Object.values(settingsSchema).map(({ env }) => env));
/** Beginnings of names that only settings of ours have, so that others of the machine are left alone. */
const ours =
  /^(?:BACKUP|EVERDEED|REGISTRATION|SMTP|MAIL_FROM|OIDC|APPLE_|METRICS|WEBHOOK|PAYMENT|BASE_URL|DATA_DIR|DATABASE|TRUST|SECRET_KEY|SITE_)/;

/** How many letters must change to make one word of the other, up to 3. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

const nearest = (name: string): string | undefined =>
  [...known]
    .map((one) => [distance(name, one), one] as const)
    .toSorted(([a], [b]) => a - b)
    .find(([far]) => far <= 3)?.[1];

/** Names that look like settings and are none. */
export function findTypos(env: Readonly<Record<string, string | undefined>>, notes: Notes): void {
  for (const name of Object.keys(env)) {
    const plain = name.replace(/_FILE$/, '');
    if (known.has(plain) || !(ours.test(plain) || [...known].some((one) => distance(plain, one) === 1)))
      continue;
    const meant = nearest(plain);
    notes.advise({
      what: `${name} is not a setting${meant === undefined ? '' : `; is ${meant} meant?`}`,
      why: 'It has no effect.',
      todo: 'Correct or remove it; "everdeed settings" lists all names.',
    });
  }
}
