import type { AccountTables } from './schema/accounts.ts';
import type { AdminTables } from './schema/admin.ts';
import type { ChallengeTables } from './schema/challenges.ts';
import type { ChatTables } from './schema/chat.ts';
import type { GroupTables } from './schema/groups.ts';
import type { ImportTables } from './schema/imports.ts';
import type { InboxTables } from './schema/inbox.ts';
import type { JobTables } from './schema/jobs.ts';
import type { NewsTables } from './schema/news.ts';
import type { OperationTables } from './schema/operations.ts';
import type { OutgoingTables } from './schema/outgoing.ts';
import type { PaymentTables } from './schema/payments.ts';
import type { PlanTables } from './schema/plans.ts';
import type { PlayerTables } from './schema/players.ts';
import type { SiteTables } from './schema/site.ts';
import type { SocialTables } from './schema/social.ts';
import type { TaskTables } from './schema/tasks.ts';
import type { WorldTables } from './schema/world.ts';

/**
 * The tables, the same on both engines. Booleans are 0 or 1, instants milliseconds since the epoch, documents
 * JSON text (as text, since key order is part of some values).
 */
export interface Database
  extends PlayerTables,
    SocialTables,
    SiteTables,
    TaskTables,
    AccountTables,
    AdminTables,
    OutgoingTables,
    GroupTables,
    ChatTables,
    InboxTables,
    ChallengeTables,
    PaymentTables,
    PlanTables,
    WorldTables,
    NewsTables,
    OperationTables,
    JobTables,
    ImportTables {
  /** Records of collections without an area in this release; only written by tests and imports. */
  documents: { collection: string; id: string; doc: string };
  meta: { key: string; value: string };
  migrations: { number: number; name: string; applied_at: number };
}
