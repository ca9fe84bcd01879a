import type { Call } from '@everdeed/contract';

const titles: Readonly<Record<string, string>> = {
  'group-plans': 'Group plans',
  'group-tasks': 'Group tasks',
  hall: 'Hall of heroes',
  exports: 'Data export',
  imports: 'Data import',
  server: 'Server',
  mail: 'Email',
  art: 'Pictures',
  world: 'World',
};

/** The name of an area for people. */
export const areaTitle = (area: string): string =>
  titles[area] ?? area.charAt(0).toUpperCase() + area.slice(1).replaceAll('-', ' ');

/** Who may call, in a few words. */
export function whoMay({ auth }: Call): string {
  if (typeof auth === 'object') return `Privilege ${auth.privilege}`;
  switch (auth) {
    case 'none':
      return 'Anyone';
    case 'optional':
      return 'Anyone; more when signed in';
    case 'session':
      return 'Signed in, by cookie or headers';
    default:
      return 'Signed in';
  }
}

/** What raw bodies are limited by. */
export const limitedNote = ({ rawBody, maxBodyBytes }: Call): string =>
  rawBody && maxBodyBytes !== undefined
    ? `<p class="note">The body is a file of at most ${Math.round(maxBodyBytes / 1024 ** 2)} MiB.</p>`
    : '';
