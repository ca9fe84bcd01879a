import { type Group, isHiddenByReports, TAVERN_ID } from '@everdeed/rules';
import { readLine } from '../storage/chat/read-chat.ts';
import type { ReportCase } from '../storage/admin/report-cases.ts';
import { copiesOf } from '../storage/inbox/read-inbox.ts';
import { listReports } from '../storage/members/reports.ts';
import type { Stores } from '../storage/stores.ts';

/** Where something reported stands. */
interface Place {
  readonly kind: 'party' | 'guild' | 'tavern' | 'inbox' | 'profile' | 'challenge';
  readonly id: string | null;
  readonly name: string | null;
  readonly memberCount: number | null;
  readonly isPublic: boolean;
}

/** Something reported as it is now. */
export interface Subject {
  readonly place: Place;
  /** Undefined: it is gone. */
  readonly text: string | undefined;
  readonly at: number | undefined;
  readonly client: string | undefined;
  readonly reporters: readonly string[];
  readonly flagCount: number;
  readonly isHidden: boolean;
}

const nowhere = (kind: Place['kind']): Place => ({
  kind,
  id: null,
  name: null,
  memberCount: null,
  isPublic: false,
});

const gone = (kind: Place['kind']): Subject => ({
  place: nowhere(kind),
  text: undefined,
  at: undefined,
  client: undefined,
  reporters: [],
  flagCount: 0,
  isHidden: false,
});

const placeOf = ({ _id, type, name, memberCount, privacy }: Group): Place => ({
  kind: _id === TAVERN_ID ? 'tavern' : type,
  id: _id,
  name,
  memberCount,
  isPublic: privacy === 'public',
});

async function chatLine({ db, groups }: Stores, id: string): Promise<Subject> {
  const line = await readLine(db, id);
  const group = line && (await groups.get(line.groupId));
  if (!line || !group) return gone('guild');
  return {
    place: placeOf(group),
    text: line.unformattedText ?? line.text ?? '',
    at: line.at,
    client: line.author?.client,
    reporters: Object.keys(line.flags),
    flagCount: line.flagCount,
    isHidden: isHiddenByReports(line.flagCount),
  };
}

async function privateMessage({ db }: Stores, uniqueId: string): Promise<Subject> {
  const copies = await copiesOf(db, uniqueId);
  const [copy] = copies;
  if (!copy) return gone('inbox');
  const flagCount = Math.max(...copies.map((one) => one.flagCount));
  return {
    place: nowhere('inbox'),
    text: copy.unformattedText,
    at: copy.at,
    client: undefined,
    reporters: [...new Set(copies.flatMap(({ flags }) => Object.keys(flags)))],
    flagCount,
    isHidden: isHiddenByReports(flagCount),
  };
}

async function profile({ db, players }: Stores, playerId: string): Promise<Subject> {
  const player = await players.get(playerId);
  if (!player) return gone('profile');
  const reports = await listReports(db, playerId);
  const { name, blurb = '' } = player.profile;
  return {
    place: { ...nowhere('profile'), id: playerId, name, isPublic: true },
    text: [name, blurb].filter(Boolean).join('\n\n'),
    at: undefined,
    client: undefined,
    reporters: reports.map(({ reporterId }) => reporterId),
    flagCount: reports.length,
    isHidden: false,
  };
}

async function challenge({ challenges }: Stores, id: string): Promise<Subject> {
  const found = await challenges.get(id);
  if (!found || found.closing) return gone('challenge');
  const { _id, name, summary, description = '', memberCount, flags, flagCount, createdAt } = found;
  return {
    place: { kind: 'challenge', id: _id, name, memberCount, isPublic: true },
    text: [name, summary, description].filter(Boolean).join('\n\n'),
    at: Date.parse(createdAt),
    client: undefined,
    reporters: Object.keys(flags).filter((reporter) => flags[reporter]),
    flagCount,
    isHidden: isHiddenByReports(flagCount),
  };
}

const readers: Readonly<Record<ReportCase['kind'], (stores: Stores, subjectId: string) => Promise<Subject>>> =
  { chat: chatLine, message: privateMessage, profile, challenge };

/** What was reported, as it is now; read without locks. */
export const readSubject = (
  stores: Stores,
  { kind, subjectId }: Pick<ReportCase, 'kind' | 'subjectId'>,
): Promise<Subject> => readers[kind](stores, subjectId);
