/** One setting: its environment variable, kind, default and meaning. */
export interface SettingSpec {
  readonly env: string;
  readonly kind: 'text' | 'number' | 'boolean';
  readonly default?: string | number | boolean;
  /** Whether it may be absent. */
  readonly optional?: true;
  /** Whether nobody but the server should read it. */
  readonly secret?: true;
  readonly about: string;
}

/** All settings. The table in the README is generated from this list. */
export const settingsSchema = {
  port: { env: 'PORT', kind: 'number', default: 3000, about: 'Port to listen on. 0 picks a free one.' },
  host: {
    env: 'HOST',
    kind: 'text',
    default: '127.0.0.1',
    about: 'Address to listen on. Use 0.0.0.0 for all interfaces.',
  },
  dataDir: {
    env: 'DATA_DIR',
    kind: 'text',
    default: 'data',
    about: 'Folder for the database file, backups, emails and the secret key.',
  },
  databaseUrl: {
    env: 'DATABASE_URL',
    kind: 'text',
    optional: true,
    secret: true,
    about: 'postgres://… for PostgreSQL 15 or newer. Without it: a SQLite file in DATA_DIR.',
  },
  databasePool: {
    env: 'DATABASE_POOL',
    kind: 'number',
    default: 10,
    about: 'PostgreSQL connections per process.',
  },
  databaseTimeout: {
    env: 'DATABASE_TIMEOUT',
    kind: 'number',
    default: 8000,
    about: 'Milliseconds that a statement on PostgreSQL may take. 0 removes this limit and those of waiting.',
  },
  baseUrl: {
    env: 'BASE_URL',
    kind: 'text',
    optional: true,
    about: 'Public address of the site, used in emails. Without it: http://HOST:PORT.',
  },
  secretKey: {
    env: 'SECRET_KEY',
    kind: 'text',
    optional: true,
    secret: true,
    about:
      'Key used to sign API tokens and cookies; at least 32 characters. Without it, one is created and kept in DATA_DIR. Processes that share a database must share it.',
  },
  vapidPrivateKey: {
    env: 'VAPID_PRIVATE_KEY',
    kind: 'text',
    optional: true,
    secret: true,
    about:
      'Key that signs Web Push messages: 32 bytes of P-256 as base64url. Without it, one is derived from the secret key.',
  },
  contactEmail: {
    env: 'CONTACT_EMAIL',
    kind: 'text',
    optional: true,
    about: 'Address that visitors can write to, shown on the contact page.',
  },
  siteName: {
    env: 'SITE_NAME',
    kind: 'text',
    default: 'Everdeed',
    about: 'Name of the site in emails. Without it: what an administrator has chosen.',
  },
  logLevel: {
    env: 'LOG_LEVEL',
    kind: 'text',
    default: 'info',
    about: 'One of fatal, error, warn, info, debug, trace and silent.',
  },
  trustProxy: {
    env: 'TRUST_PROXY',
    kind: 'text',
    default: 'false',
    about:
      'Behind reverse proxies: how many there are, or their addresses, separated by commas. The client’s address is then taken from X-Forwarded-For.',
  },
  rateLimit: {
    env: 'RATE_LIMIT',
    kind: 'boolean',
    default: true,
    about: 'Limits calls under /api/v3 to 30 points per minute and client.',
  },
  rateLimitBypass: {
    env: 'RATE_LIMIT_BYPASS_KEY',
    kind: 'text',
    optional: true,
    secret: true,
    about: 'Calls with ?liveliness=<this key> are exempt from the rate limit.',
  },
  connectionLimit: {
    env: 'CONNECTION_LIMIT',
    kind: 'number',
    default: 200,
    about:
      'Connections that one address may have open; trusted proxies and this machine are not counted. 0 removes the limit.',
  },
  accountLimit: {
    env: 'ACCOUNT_LIMIT',
    kind: 'number',
    default: 60,
    about:
      'New accounts, requests to reset a password, and failed sign-ins with other services, per address and hour. 0 removes the limit.',
  },
  googleClientId: {
    env: 'GOOGLE_CLIENT_ID',
    kind: 'text',
    optional: true,
    about:
      'Client id from Google, which lets people sign in with Google. Ids of apps may follow, separated by commas.',
  },
  googleClientSecret: {
    env: 'GOOGLE_CLIENT_SECRET',
    kind: 'text',
    optional: true,
    secret: true,
    about: 'Client secret from Google. Without it, apps can use Google but the web client shows no button.',
  },
  appleClientId: {
    env: 'APPLE_CLIENT_ID',
    kind: 'text',
    optional: true,
    about:
      'Services id from Apple, which lets people sign in with Apple. Ids of apps may follow, separated by commas.',
  },
  appleTeamId: { env: 'APPLE_TEAM_ID', kind: 'text', optional: true, about: 'Team id from Apple.' },
  appleKeyId: {
    env: 'APPLE_KEY_ID',
    kind: 'text',
    optional: true,
    about: 'Id of the private key from Apple.',
  },
  applePrivateKey: {
    env: 'APPLE_PRIVATE_KEY',
    kind: 'text',
    optional: true,
    secret: true,
    about: 'Private key from Apple for signing in, as PEM.',
  },
  oidcIssuer: {
    env: 'OIDC_ISSUER',
    kind: 'text',
    optional: true,
    about:
      'Address of an OpenID Connect service with which people sign in, as it calls itself. Tell it to send people back to BASE_URL/static/sign-in-redirect; Google, too.',
  },
  oidcClientId: {
    env: 'OIDC_CLIENT_ID',
    kind: 'text',
    optional: true,
    about: 'Client id from that service.',
  },
  oidcClientSecret: {
    env: 'OIDC_CLIENT_SECRET',
    kind: 'text',
    optional: true,
    secret: true,
    about: 'Client secret from that service, unless it knows public clients.',
  },
  oidcName: {
    env: 'OIDC_NAME',
    kind: 'text',
    default: 'OpenID Connect',
    about: 'What that service is called on the sign-in button.',
  },
  oidcScope: {
    env: 'OIDC_SCOPE',
    kind: 'text',
    default: 'openid email profile',
    about: 'What that service is asked to tell.',
  },
  proxyAuthHeader: {
    env: 'PROXY_AUTH_HEADER',
    kind: 'text',
    optional: true,
    about:
      'Header in which a reverse proxy says who somebody is, such as Remote-User. It lets people sign in as whom the proxy knows; the proxy must remove this header from what others send.',
  },
  proxyAuthFrom: {
    env: 'PROXY_AUTH_FROM',
    kind: 'text',
    optional: true,
    about:
      'Addresses and networks of that proxy, separated by commas. The header counts on connections from there alone, whatever X-Forwarded-For says.',
  },
  proxyAuthEmailHeader: {
    env: 'PROXY_AUTH_EMAIL_HEADER',
    kind: 'text',
    optional: true,
    about: 'Header in which that proxy tells an email address that it has verified.',
  },
  proxyAuthCreate: {
    env: 'PROXY_AUTH_CREATE',
    kind: 'boolean',
    default: false,
    about: 'Set to true to give whoever that proxy knows an account, also while registration is closed.',
  },
  proxyAuthName: {
    env: 'PROXY_AUTH_NAME',
    kind: 'text',
    default: 'single sign-on',
    about: 'What that way is called on the sign-in button.',
  },
  requireClient: {
    env: 'REQUIRE_CLIENT_HEADER',
    kind: 'boolean',
    default: false,
    about: 'Rejects calls without an x-client header.',
  },
  maintenance: {
    env: 'MAINTENANCE',
    kind: 'boolean',
    default: false,
    about: 'Answers every call with status 503.',
  },
  blockedIps: {
    env: 'BLOCKED_IPS',
    kind: 'text',
    optional: true,
    about: 'IP addresses to block, separated by commas.',
  },
  blockedClients: {
    env: 'BLOCKED_CLIENTS',
    kind: 'text',
    optional: true,
    about: 'x-client values to block, separated by commas.',
  },
  registration: {
    env: 'REGISTRATION',
    kind: 'text',
    default: 'open',
    about:
      'open, invitation or closed: whether anybody can sign up, only people with a link of somebody here, or nobody; accounts can then only be created on the command line. Without it: what an administrator has chosen.',
  },
  publicGroups: {
    env: 'PUBLIC_GROUPS',
    kind: 'boolean',
    default: true,
    about:
      'Set to false to close public guilds and the chat of the tavern. Then only administrators can found guilds.',
  },
  bannedWords: {
    env: 'BANNED_WORDS',
    kind: 'text',
    optional: true,
    about:
      'Words not allowed in names, profiles and public chats, separated by commas. Who uses one can no longer chat.',
  },
  chatBannedWords: {
    env: 'CHAT_BANNED_WORDS',
    kind: 'text',
    optional: true,
    about: 'Words not allowed in public chats, separated by commas. Whoever uses one is asked for others.',
  },
  minChatAgeMinutes: {
    env: 'ACCOUNT_MIN_CHAT_AGE',
    kind: 'number',
    default: 0,
    about: 'Minutes for which a new account cannot post in chats.',
  },
  flagReportEmail: {
    env: 'FLAG_REPORT_EMAIL',
    kind: 'text',
    optional: true,
    about: 'Addresses of moderators, separated by commas: they get reports of messages and profiles.',
  },
  restrictedEmailDomains: {
    env: 'RESTRICTED_EMAIL_DOMAINS',
    kind: 'text',
    default: 'habitica.com,habitrpg.com',
    about: 'Email domains that no account may use, separated by commas.',
  },
  blockedEmailPattern: {
    env: 'BLOCKED_EMAIL_PATTERN',
    kind: 'text',
    optional: true,
    about: 'Regular expression for email addresses that may not register.',
  },
  smtpUrl: {
    env: 'SMTP_URL',
    kind: 'text',
    optional: true,
    secret: true,
    about:
      'smtp://user:password@host:port. Without it, emails are kept in DATA_DIR and shown to the administrator.',
  },
  mailFrom: {
    env: 'MAIL_FROM',
    kind: 'text',
    default: 'Everdeed <everdeed@localhost>',
    about: 'Sender of emails.',
  },
  backupHour: {
    env: 'BACKUP_HOUR',
    kind: 'number',
    default: 3,
    about:
      'Hour of the day, 0 to 23, at which the SQLite database is backed up, in the time zone of the machine.',
  },
  backupsKept: {
    env: 'BACKUPS_KEPT',
    kind: 'number',
    default: 14,
    about: 'How many of these backups are kept in DATA_DIR/backups. 0 makes none.',
  },
  payments: {
    env: 'PAYMENTS',
    kind: 'text',
    default: 'off',
    about:
      'off: nothing costs money; everybody has the benefits of a subscription, and groups get plans for the asking. sandbox: a built-in payment service for trying everything out; no money moves, and everybody gets what they ask for. stripe, paypal, or both, separated by a comma: real money; see docs/payments.md.',
  },
  stripeSecretKey: {
    env: 'STRIPE_SECRET_KEY',
    kind: 'text',
    optional: true,
    secret: true,
    about: 'Secret or restricted key from Stripe.',
  },
  stripeWebhookSecret: {
    env: 'STRIPE_WEBHOOK_SECRET',
    kind: 'text',
    optional: true,
    secret: true,
    about: 'Signing secret of the webhook endpoint at Stripe.',
  },
  stripeApiUrl: {
    env: 'STRIPE_API_URL',
    kind: 'text',
    default: 'https://api.stripe.com',
    about: 'Where Stripe’s API answers.',
  },
  paypalClientId: {
    env: 'PAYPAL_CLIENT_ID',
    kind: 'text',
    optional: true,
    about: 'Client id of the REST app at PayPal.',
  },
  paypalClientSecret: {
    env: 'PAYPAL_CLIENT_SECRET',
    kind: 'text',
    optional: true,
    secret: true,
    about: 'Secret of the REST app at PayPal.',
  },
  paypalWebhookId: {
    env: 'PAYPAL_WEBHOOK_ID',
    kind: 'text',
    optional: true,
    about: 'Id of the webhook at PayPal.',
  },
  paypalApiUrl: {
    env: 'PAYPAL_API_URL',
    kind: 'text',
    default: 'https://api-m.paypal.com',
    about: 'Where PayPal’s API answers; for its sandbox https://api-m.sandbox.paypal.com.',
  },
  webhookAllowPrivate: {
    env: 'WEBHOOK_ALLOW_PRIVATE',
    kind: 'boolean',
    default: false,
    about:
      'Set to true to let webhooks reach hosts on your own network: loopback, private and link-local addresses. Only do so if you trust every player.',
  },
  metricsToken: {
    env: 'METRICS_TOKEN',
    kind: 'text',
    optional: true,
    secret: true,
    about: 'Bearer token for GET /metrics. Without it, only loopback addresses get an answer.',
  },
} as const satisfies Record<string, SettingSpec>;
