import { formatList } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import type { Details } from './queries.ts';

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** How somebody signs in, as a list; empty until it is known. */
export function waysOf(details: Details | undefined): string {
  if (!details) return '';
  const { password, services } = details.signIns;
  return formatList([...(password ? [t('admin.password')] : []), ...services.map(capital)]);
}
