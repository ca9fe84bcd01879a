import type { FastifyBaseLogger } from 'fastify';
import type { KnownOwners } from './security/known-owners.ts';
import type { Passwords } from './security/passwords.ts';
import type { AccountLimits } from './accounts/account-limits.ts';
import type { SignInProviders } from './accounts/social/providers.ts';
import type { BlockList } from './security/block-list.ts';
import type { SignInGuard } from './security/sign-in-guard.ts';
import type { Secret } from './security/secret.ts';
import type { Settings } from './config/settings.ts';
import type { SwitchableWords } from './words/words.ts';
import type { JobRunner } from './jobs/runner.ts';
import type { Mailer } from './mail/mailer.ts';
import type { System } from './work/system.ts';
import type { EventBus } from './realtime/bus.ts';
import type { Connection } from './storage/connect.ts';
import type { SiteSettings } from './storage/site/site-settings.ts';
import type { Storage } from './storage/storage.ts';
import type { PlayerLimits } from './work/player-limits.ts';
import type { Reaction } from './work/work.ts';

/** The parts of a running server. */
export interface Services {
  readonly settings: Settings;
  /** Whether the server runs with `--test-mode`. */
  readonly testMode: boolean;
  readonly system: System;
  /** What follows from outcomes, by area. */
  readonly reactions: readonly Reaction[];
  readonly connection: Connection;
  readonly storage: Storage;
  readonly owners: KnownOwners;
  readonly words: SwitchableWords;
  readonly secret: Secret;
  readonly passwords: Passwords;
  readonly signInGuard: SignInGuard;
  /** Who is kept out. */
  readonly blocks: BlockList;
  readonly accountLimits: AccountLimits;
  /** The other services that people can sign in with. */
  readonly providers: SignInProviders;
  readonly playerLimits: PlayerLimits;
  /** The public address, without a trailing slash. */
  siteUrl(): string;
  /** What was chosen about the site. */
  readonly site: SiteSettings;
  readonly mailer: Mailer;
  readonly jobs: JobRunner;
  readonly events: EventBus;
  readonly log: FastifyBaseLogger;
}
