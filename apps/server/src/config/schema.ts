/** One setting: its environment variable, kind, default and meaning. */
export interface SettingSpec {
  readonly env: string;
  readonly kind: 'text' | 'number' | 'boolean';
  readonly default?: string | number | boolean;
  /** True: may be absent. */
  readonly optional?: true;
  readonly about: string;
}

/** All settings. The table in the README is made from this list. */
export const settingsSchema = {
  port: { env: 'PORT', kind: 'number', default: 3000, about: 'Port to listen on. 0 takes a free one.' },
  host: {
    env: 'HOST',
    kind: 'text',
    default: '127.0.0.1',
    about: 'Address to listen on. 0.0.0.0 for all interfaces.',
  },
  dataDir: {
    env: 'DATA_DIR',
    kind: 'text',
    default: 'data',
    about: 'Folder for the database file, backups, mails and the secret key.',
  },
  databaseUrl: {
    env: 'DATABASE_URL',
    kind: 'text',
    optional: true,
    about: 'postgres://… for PostgreSQL 15 or newer. Absent: a SQLite file in DATA_DIR.',
  },
  databasePool: {
    env: 'DATABASE_POOL',
    kind: 'number',
    default: 10,
    about: 'Connections to PostgreSQL per process.',
  },
  baseUrl: {
    env: 'BASE_URL',
    kind: 'text',
    optional: true,
    about: 'Public address of the site, used in mails. Absent: http://HOST:PORT.',
  },
  secretKey: {
    env: 'SECRET_KEY',
    kind: 'text',
    optional: true,
    about:
      'Key that API tokens and cookies are made with; at least 32 characters. Absent: made once and kept in DATA_DIR. Processes that share a database must share it.',
  },
  siteName: { env: 'SITE_NAME', kind: 'text', default: 'Everdeed', about: 'Name of the site in mails.' },
  logLevel: {
    env: 'LOG_LEVEL',
    kind: 'text',
    default: 'info',
    about: 'fatal, error, warn, info, debug, trace or silent.',
  },
  trustProxy: {
    env: 'TRUST_PROXY',
    kind: 'boolean',
    default: false,
    about: 'True behind a reverse proxy: the client address is taken from X-Forwarded-For.',
  },
  rateLimit: {
    env: 'RATE_LIMIT',
    kind: 'boolean',
    default: true,
    about: 'Limits calls under /api/v3 to 30 points a minute and client.',
  },
  rateLimitBypass: {
    env: 'RATE_LIMIT_BYPASS_KEY',
    kind: 'text',
    optional: true,
    about: 'Calls with ?liveliness=<this key> are not counted.',
  },
  requireClient: {
    env: 'REQUIRE_CLIENT_HEADER',
    kind: 'boolean',
    default: false,
    about: 'Refuses calls without an x-client header.',
  },
  maintenance: {
    env: 'MAINTENANCE',
    kind: 'boolean',
    default: false,
    about: 'Answers every call with 503.',
  },
  blockedIps: {
    env: 'BLOCKED_IPS',
    kind: 'text',
    optional: true,
    about: 'Addresses that are refused, separated by commas.',
  },
  blockedClients: {
    env: 'BLOCKED_CLIENTS',
    kind: 'text',
    optional: true,
    about: 'x-client values that are refused, separated by commas.',
  },
  registration: {
    env: 'REGISTRATION',
    kind: 'boolean',
    default: true,
    about: 'False closes registration; accounts are then made with the command line.',
  },
  bannedWords: {
    env: 'BANNED_WORDS',
    kind: 'text',
    optional: true,
    about: 'Words that names and profiles may not hold, separated by commas.',
  },
  restrictedEmailDomains: {
    env: 'RESTRICTED_EMAIL_DOMAINS',
    kind: 'text',
    default: 'habitica.com,habitrpg.com',
    about: 'Mail domains that no account may use, separated by commas.',
  },
  blockedEmailPattern: {
    env: 'BLOCKED_EMAIL_PATTERN',
    kind: 'text',
    optional: true,
    about: 'Regular expression of mail addresses that may not register.',
  },
  smtpUrl: {
    env: 'SMTP_URL',
    kind: 'text',
    optional: true,
    about:
      'smtp://user:password@host:port. Absent: mails are kept in DATA_DIR and shown to the administrator.',
  },
  mailFrom: {
    env: 'MAIL_FROM',
    kind: 'text',
    default: 'Everdeed <everdeed@localhost>',
    about: 'Sender of mails.',
  },
  webhookAllowPrivate: {
    env: 'WEBHOOK_ALLOW_PRIVATE',
    kind: 'boolean',
    default: false,
    about:
      'True lets webhooks reach hosts of the own network: loopback, private, link-local. Only where every player is trusted.',
  },
  metricsToken: {
    env: 'METRICS_TOKEN',
    kind: 'text',
    optional: true,
    about: 'Bearer token of GET /metrics. Absent: answered to loopback addresses only.',
  },
} as const satisfies Record<string, SettingSpec>;
