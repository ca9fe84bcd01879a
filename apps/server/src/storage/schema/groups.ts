export type GroupKind = 'party' | 'guild';

/** The table of groups; who is in them stands in `social.ts`. */
export interface GroupTables {
  groups: {
    id: string;
    v: number;
    type: GroupKind;
    privacy: 'private' | 'public';
    name: string;
    leader: string;
    member_count: number;
    challenge_count: number;
    /** In units of balance. */
    balance: number;
    /** The categories', each between line feeds. */
    slugs: string;
    /** Name, summary and description in small letters. */
    search: string;
    created_at: number;
    /** The instant of the latest message; null: none yet. */
    chat_at: number | null;
    details: string;
    quest: string;
    team: string;
  };
}
