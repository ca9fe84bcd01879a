import { type Dice, seededDice } from '@everdeed/rules';

/** Values to break things with: wrong types, numeric edge cases, odd texts. */
const odd: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 53,
  'NaN',
  '',
  ' ',
  '0',
  '-1',
  'true',
  'null',
  'up',
  'down',
  'constructor',
  '__proto__',
  'toString',
  '../../etc/passwd',
  "'; drop table players; --",
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  '\u202e\u0301',
  'x'.repeat(5000),
  '2026-02-30T99:99:99Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '0001-01-01',
  8.64e15,
  8.64e15 + 1,
  [],
  {},
  [[[[]]]],
  { $ne: null },
  { toString: 1 },
  { length: -1 },
];

/** Keys with a meaning somewhere, so that values get past the first checks. */
const keys = [
  '',
  ...'id _id type text notes alias tags value priority attribute reminders frequency everyX startDate'.split(
    ' ',
  ),
  ...'repeat daysOfMonth weeksOfMonth streak checklist completed date up name to tagId notificationIds'.split(
    ' ',
  ),
  ...'stats dayStart password feedback regId url options enabled label direction username email'.split(' '),
  ...'newPassword confirmPassword profile.name stats.hp stats.lvl preferences.dayStart'.split(' '),
  ...'preferences.timezoneOffset preferences.hair.color preferences.skin preferences.language'.split(' '),
  ...'preferences.timezone party.seeking achievements.quests flags.newStuff'.split(' '),
  ...'preferences.improvementCategories __proto__ constructor a.b.c'.split(' '),
];

/** Generates values for a fuzz test, reproducible from its seed. */
export class FuzzValues {
  readonly #dice: Dice;
  /** Existing ids, which get past lookups. */
  readonly known: string[] = [];

  constructor(seed: number) {
    this.#dice = seededDice(seed);
  }

  chance(likelihood: number): boolean {
    return this.#dice.roll() < likelihood;
  }

  below(limit: number): number {
    return Math.floor(this.#dice.roll() * limit);
  }

  oneOf<T>(list: readonly T[]): T {
    for (const drawn of list.slice(this.below(list.length))) return drawn;
    throw new RangeError('nothing to draw from');
  }

  value(depth = 0): unknown {
    if (this.chance(0.2) && this.known.length > 0) return this.oneOf(this.known);
    if (depth < 3 && this.chance(0.25))
      return Array.from({ length: this.below(4) }, () => this.value(depth + 1));
    if (depth < 3 && this.chance(0.3)) return this.record(depth + 1);
    return this.oneOf(odd);
  }

  record(depth = 0): Record<string, unknown> {
    const entries = Array.from(
      { length: this.below(5) },
      () => [this.oneOf(keys), this.value(depth)] as const,
    );
    return Object.fromEntries(entries);
  }

  /** A nearly valid value, with at most one odd field. */
  plausible(): unknown {
    const field = this.chance(0.6) ? { [this.oneOf(keys)]: this.value() } : {};
    const type = this.oneOf(['habit', 'daily', 'todo', 'reward']);
    const direction = this.oneOf(['up', 'down']);
    return this.oneOf<unknown>([
      { type, text: 'fuzz', name: 'fuzz', url: 'http://127.0.0.1:9/', ...field },
      [{ id: this.oneOf(this.known), direction, ...field }],
      field,
      { stats: { str: 1, ...field }, dayStart: 3, to: 1, tagId: this.oneOf(this.known), ...field },
    ]);
  }

  /** A path segment that is always valid HTTP. */
  segment(): string {
    if (this.chance(0.4) && this.known.length > 0) return this.oneOf(this.known);
    if (this.chance(0.05)) return '%E0%A4%A';
    const value = JSON.stringify(this.oneOf(odd)).slice(0, 200).replaceAll('"', '');
    return encodeURIComponent(value) || 'x';
  }

  headers(): Record<string, string> {
    const texts = [
      '',
      '0',
      '480',
      '-99999',
      'abc',
      'NaN',
      '2026-02-10T11:00:00.000Z',
      '9999-01-01',
      'de',
      'zz;q=9',
      '*',
    ];
    const names = [
      'x-user-timezoneoffset',
      'x-user-timezone',
      'accept-language',
      'x-act-at',
      'idempotency-key',
      'x-client',
    ];
    const key = this.chance(0.1)
      ? { 'idempotency-key': this.oneOf(['', 'again', 'x'.repeat(300), '\u00e9']) }
      : {};
    const others = names.filter(() => this.chance(0.3)).map((name) => [name, this.oneOf(texts)]);
    return { ...key, ...Object.fromEntries(others) };
  }
}
