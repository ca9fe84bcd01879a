import type { Migration } from './migration.ts';

/** What whoever runs the site has chosen, by name. */
export const siteSettings: Migration = {
  number: 29,
  name: 'site settings',
  statements: () => [
    `CREATE TABLE site_settings (
      key TEXT PRIMARY KEY, value TEXT NOT NULL, changed_at BIGINT NOT NULL, changed_by TEXT)`,
  ],
};
