import type { Player } from '@everdeed/rules';
import { t } from '../i18n/i18n.ts';

/** What tells level and class of a player. */
export interface Levelled {
  readonly stats: Pick<Player['stats'], 'lvl' | 'class'>;
  readonly flags?: { readonly classSelected?: boolean };
  readonly preferences?: { readonly disableClasses?: boolean };
}

/** "Level 31 Warrior", or the level alone of those without a class. */
export function levelWords({ stats: { lvl: level, class: kind }, flags, preferences }: Levelled): string {
  const hasClass = flags?.classSelected === true && preferences?.disableClasses !== true;
  return hasClass
    ? t('header.levelClass', { level, name: t(`class.${kind}`) })
    : t('header.level', { level });
}
