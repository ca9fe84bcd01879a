import { checkIns } from '../../check-ins/table.ts';
import type { CheckIn } from '../../check-ins/types.ts';
import type { Words } from '../types.ts';

type Read = () => ReadonlyMap<string, Words>;

/** What a language says of check-ins. */
export interface CheckInTables {
  /** Names of the prizes, by type on the wire. */
  readonly prizes: Readonly<Record<'gear' | 'hatchingPotions' | 'food' | 'quests' | 'eggs', Read>>;
  /** Messages, which name prizes that are not in the catalogue. */
  readonly messages: Readonly<Record<string, string>>;
  readonly listed: (items: readonly string[]) => string;
  readonly title: (day: number, prizes: string) => string;
  readonly reason: (day: number) => string;
  readonly remarks: readonly string[];
  /** Round numbers have a remark of their own. */
  readonly milestones: Readonly<Record<number, string>>;
}

function nameFinder({ prizes }: CheckInTables): (type: string, key: string) => string {
  const families = new Map(Object.entries(prizes).map(([type, read]) => [type, read()]));
  return (type, key) => families.get(type)?.get(key)?.name ?? key;
}

/** Words of the check-in milestones, by day. */
export function readCheckIns(tables: CheckInTables): Map<string, Words> {
  const nameOf = nameFinder(tables);
  const prizesOf = ({ grants, rewardName }: CheckIn): string =>
    rewardName
      ? (tables.messages[rewardName] ?? '')
      : tables.listed(grants.map(({ type, key }) => nameOf(type, key)));
  return new Map(
    checkIns.map((checkIn, place) => {
      const { day } = checkIn;
      const remark = tables.milestones[day] ?? tables.remarks[place % tables.remarks.length] ?? '';
      const description = `${tables.reason(day)} ${remark}`;
      return [String(day), { name: tables.title(day, prizesOf(checkIn)), description }];
    }),
  );
}
