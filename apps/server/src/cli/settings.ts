import { settingsSchema, type SettingSpec } from '../config/schema.ts';

/** All settings as a table in Markdown. */
export function settingsTable(): string {
  const rows = Object.values(settingsSchema).map((spec: SettingSpec) => {
    const value = spec.default === undefined ? '' : `\`${spec.default}\``;
    return `| \`${spec.env}\` | ${value} | ${spec.about.replaceAll('|', '\\|')} |`;
  });
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
}
