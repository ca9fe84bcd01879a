import type { RuleContext } from '../command.ts';
import { type FieldTable, readFields } from '../fields/composites.ts';
import { missing, orDefault } from '../fields/field.ts';
import { choice, flag, text } from '../fields/readers.ts';
import { refuseFields } from '../fields/refuse-fields.ts';
import { accept, type Result } from '../result.ts';

/** By what people are kept out (wire-groups-and-admin 6.5). */
export const blockerTypes = ['ipaddress', 'email', 'client'] as const;
/** From what. */
export const blockerAreas = ['full', 'payments'] as const;
/** Who keeps them out. */
export const blockerSources = ['administrator', 'system', 'worker'] as const;

/** Somebody who is kept out, with the field names of the wire; instants are ISO 8601 texts. */
export interface Blocker {
  readonly _id: string;
  readonly disabled: boolean;
  readonly type: (typeof blockerTypes)[number];
  readonly area: (typeof blockerAreas)[number];
  readonly value: string;
  readonly blockSource: (typeof blockerSources)[number];
  readonly reason?: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What a client sends of one. */
export type SentBlocker = Readonly<
  Partial<Record<'disabled' | 'type' | 'area' | 'value' | 'blockSource' | 'reason', unknown>>
>;

/** Lengths in characters: our own limits. */
const MAX_VALUE = 320;
const MAX_REASON = 1000;

const fields: FieldTable = {
  disabled: orDefault(flag, false),
  type: choice(blockerTypes),
  area: orDefault(choice(blockerAreas), 'full'),
  value: text({ required: true, maxLength: MAX_VALUE, trim: true }),
  blockSource: orDefault(choice(blockerSources), 'administrator'),
  reason: text({ maxLength: MAX_REASON }),
};

/** As it is compared: addresses of mails have no capitals. */
const comparable = (blocker: Blocker): Blocker =>
  blocker.type === 'email' ? { ...blocker, value: blocker.value.toLowerCase() } : blocker;

/** The blocker with what was sent. */
export function editBlocker(
  { now }: RuleContext,
  before: Blocker,
  sent: SentBlocker,
): Result<Blocker, 'validationFailed'> {
  const { values, problems } = readFields(fields, { ...sent });
  if (problems.length > 0) return refuseFields('Blocker', problems);
  return accept(comparable({ ...before, ...values, updatedAt: new Date(now).toISOString() }));
}

/** A new blocker: its type and value are needed. */
export function newBlocker(context: RuleContext, sent: SentBlocker): Result<Blocker, 'validationFailed'> {
  const absent = (['type', 'value'] as const).filter((name) => sent[name] === undefined);
  if (absent.length > 0)
    return refuseFields(
      'Blocker',
      absent.map((name) => missing(name)),
    );
  const at = new Date(context.now).toISOString();
  const blank: Blocker = {
    _id: context.newId(),
    disabled: false,
    type: 'ipaddress',
    area: 'full',
    value: '',
    blockSource: 'administrator',
    createdAt: at,
    updatedAt: at,
  };
  return editBlocker(context, blank, sent);
}

/** What is kept out: addresses and clients exactly, emails by a part of them in small letters. */
export interface Blocked {
  readonly addresses: ReadonlySet<string>;
  readonly clients: ReadonlySet<string>;
  readonly emails: readonly string[];
}

/** What these blockers keep out of the whole site. */
export function blockedBy(
  blockers: readonly Pick<Blocker, 'disabled' | 'type' | 'area' | 'value'>[],
): Blocked {
  const valuesOf = (wanted: Blocker['type']) =>
    blockers.flatMap(({ disabled, type, area, value }) =>
      !disabled && area === 'full' && type === wanted ? [value] : [],
    );
  return {
    addresses: new Set(valuesOf('ipaddress')),
    clients: new Set(valuesOf('client')),
    emails: valuesOf('email'),
  };
}
