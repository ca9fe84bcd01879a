import type { Generated } from 'kysely';
import type { GroupKind } from './groups.ts';

/** Tables of what others do to a player. */
export interface SocialTables {
  /** What others did to a player, counted; the rows hang on it (step 2 says why). */
  player_social: { player_id: string; v: Generated<number> };
  memberships: {
    player_id: string;
    group_id: string;
    kind: GroupKind;
    role: Generated<'member' | 'manager'>;
    /** The order of the list that shows them. */
    position: number;
    /** Null: joined before it was noted. */
    joined_at: number | null;
    chat_seen_at: number | null;
    /** Id of the notification that tells of unread chat; a new one whenever the chat is seen. */
    unread_id: string | null;
    /** What `newMessages` says of the group, as JSON; null while all is read. */
    unread: string | null;
  };
  invitations: {
    player_id: string;
    kind: GroupKind;
    group_id: string;
    position: number;
    name: string | null;
    inviter: string | null;
    public: number | null;
    /** The entry's other fields. */
    data: string;
    created_at: number | null;
  };
  notifications: {
    player_id: string;
    id: string;
    position: number;
    type: string;
    data: string;
    seen: number;
    /** The whole notification, where the columns do not say all of it. */
    entry: string | null;
  };
}
