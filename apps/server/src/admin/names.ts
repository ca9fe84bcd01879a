import type { ReportCase } from '../storage/admin/report-cases.ts';
import type { MemberNames } from '../storage/groups/group-reader.ts';
import type { Stores } from '../storage/stores.ts';

/** The names of people, who may be gone. */
export class Names {
  readonly #known: ReadonlyMap<string, MemberNames>;

  private constructor(found: readonly MemberNames[]) {
    this.#known = new Map(found.map((one) => [one.id, one]));
  }

  static async of({ groups }: Pick<Stores, 'groups'>, ids: readonly (string | undefined)[]): Promise<Names> {
    return new Names(await groups.names([...new Set(ids.filter((id) => id !== undefined))]));
  }

  /** Everybody whom cases name. */
  static ofCases(stores: Pick<Stores, 'groups'>, cases: readonly ReportCase[]): Promise<Names> {
    return Names.of(
      stores,
      cases.flatMap(({ authorId, handled, taken }) => [authorId, handled?.by, taken?.by]),
    );
  }

  name(id: string): string {
    return this.#known.get(id)?.name ?? '–';
  }

  /** Somebody by their names; without an id: nobody knows any more. */
  person(id: string | undefined) {
    const known = id === undefined ? undefined : this.#known.get(id);
    return { _id: id ?? null, name: known?.name ?? '–', username: known?.username ?? null };
  }
}
