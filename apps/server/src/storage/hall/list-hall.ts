import { fieldsIn } from '@everdeed/content/values';
import type { Player } from '@everdeed/rules';
import type { Kysely } from 'kysely';
import { pageByNumber } from '../page.ts';
import type { Parts } from '../parts.ts';
import type { Database } from '../schema.ts';
import { readStored } from '../stored-json.ts';

/** Patrons on one page (wire-groups-and-admin 6.1). */
const PAGE_SIZE = 50;

/** Somebody in the hall. */
interface Honoured extends Pick<Player, '_id' | 'contributor' | 'backer'> {
  readonly profile: { readonly name: string };
}

/** Everybody with a tier of this kind, the highest first, and then those who have been here for longest. */
const withTier = (db: Kysely<Database>, tier: 'contributor_level' | 'backer_tier') =>
  db
    .selectFrom('players as p')
    .innerJoin('player_sections as s', (join) =>
      join.onRef('s.player_id', '=', 'p.id').on('s.section', '=', 'account'),
    )
    .select(['p.id', 's.doc'])
    .where(`p.${tier}`, '>', 0)
    .orderBy(`p.${tier}`, 'desc')
    .orderBy('p.created_at')
    .orderBy('p.id');

function honouredOf({ id, doc }: { readonly id: string; readonly doc: string }): Honoured {
  const { contributor = {}, backer = {}, profile } = readStored<Parts & Partial<Player>>(doc);
  return { _id: id, contributor, backer, profile: { name: String(fieldsIn(profile)['name']) } };
}

/** All contributors. */
export const listHeroes = async (db: Kysely<Database>): Promise<Honoured[]> =>
  (await withTier(db, 'contributor_level').execute()).map(honouredOf);

/** A page of the patrons, counted from 0. */
export const listPatrons = async (db: Kysely<Database>, page: number): Promise<Honoured[]> =>
  (await pageByNumber(withTier(db, 'backer_tier'), { page, size: PAGE_SIZE })).items.map(honouredOf);
