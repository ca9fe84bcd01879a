import { type AnswerOf, registrationKinds, type siteSettingCalls } from '@everdeed/contract';
import { messageLanguages } from '@everdeed/content';
import { isOneOf, keysOf } from '@everdeed/content/values';
import type { Kysely } from 'kysely';
import type { Settings } from '../../config/settings.ts';
import { Fresh } from '../fresh.ts';
import type { Database } from '../schema.ts';

/** What whoever runs the site can choose. */
export type SiteChoices = AnswerOf<typeof siteSettingCalls.getSiteSettings>['choices'];
type Stored = Partial<SiteChoices>;
type Key = keyof SiteChoices;

const isHour = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 24;

/** How each is read from what is stored, which another version of the program may have written. */
const readers: Readonly<Record<Key, (value: unknown) => boolean>> = {
  siteName: (value) => typeof value === 'string' && value !== '',
  language: (value) => isOneOf(messageLanguages(), value),
  registration: (value) => isOneOf(registrationKinds, value),
  playersInvite: (value) => typeof value === 'boolean',
  backupHour: (value) => value === null || isHour(value),
  backupsKept: (value) => typeof value === 'number' && Number.isInteger(value) && value > 0,
  isSetUp: (value) => typeof value === 'boolean',
};

const isChoice = (key: string): key is Key => Object.hasOwn(readers, key);

function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What was chosen, as the database has it. */
export async function readChoices(db: Kysely<Database>): Promise<Stored> {
  const rows = await db.selectFrom('site_settings').select(['key', 'value']).orderBy('key').execute();
  const read = rows.flatMap(({ key, value: text }) => {
    const value = valueIn(text);
    return isChoice(key) && readers[key](value) ? [[key, value] as const] : [];
  });
  return Object.fromEntries(read);
}

/** Stores what was chosen. */
export async function writeChoices(
  db: Kysely<Database>,
  chosen: Stored,
  { by, now }: { readonly by: string; readonly now: number },
): Promise<void> {
  for (const key of keysOf(chosen)) {
    const row = { value: JSON.stringify(chosen[key]), changed_at: now, changed_by: by };
    await db
      .insertInto('site_settings')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
  }
}

/** Choices that an environment variable can make, which then wins. */
const bySettings = [
  'siteName',
  'registration',
  'backupHour',
  'backupsKept',
] as const satisfies readonly (Key & keyof Settings)[];

/** What nobody has chosen. */
const defaults = {
  language: 'en',
  playersInvite: false,
  isSetUp: false,
} as const;

/**
 * What was chosen about the site, with the environment laid over it. It is kept in memory: nobody asks the database
 * what the site is called. Each process reads it anew when another says that it has changed.
 */
export class SiteSettings {
  readonly #settings: Settings;
  readonly #stored = new Fresh<Stored>({});

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Those that the environment sets. */
  get fixed(): readonly (typeof bySettings)[number][] {
    return bySettings.filter((key) => this.#settings.given.has(key));
  }

  get current(): SiteChoices {
    const { siteName, registration, backupHour, backupsKept } = this.#settings;
    const set = { siteName, registration, backupHour: backupsKept === 0 ? null : backupHour, backupsKept };
    const fixed = Object.fromEntries(this.fixed.map((key) => [key, set[key]]));
    return { ...set, ...defaults, ...this.#stored.value, ...fixed };
  }

  /** Takes over what the database says. */
  keep(stored: Stored): void {
    this.#stored.keep(stored);
  }

  /** The same for what has to be read first. */
  async refresh(read: () => Promise<Stored>): Promise<void> {
    const stored = await this.#stored.reading(read);
    if (stored) this.keep(stored);
  }

  /** The same for what has just been changed. */
  keepAlso(changed: Stored): void {
    this.#stored.keep({ ...this.#stored.value, ...changed });
  }
}
