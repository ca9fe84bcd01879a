import { ATTRIBUTES } from '@everdeed/rules';
import { formatNumber, formatSigned } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import styles from './equipment.module.css';
import type { Figures } from './pieces.ts';

/** A gain or loss, by arrow, sign and colour. */
export const Difference = ({ value, name }: { readonly value: number; readonly name?: string }) => (
  <span className={styles['difference']} data-loss={value < 0 || undefined}>
    <Glyph name={value < 0 ? 'down' : 'up'} cell={2} /> {name} {formatSigned(value)}
  </span>
);

interface ChangesProps {
  readonly figures: Figures;
  /** Whether nothing is said if nothing would change. */
  readonly quiet?: boolean;
}

/** How the totals would change. */
export function Changes({ figures, quiet = false }: ChangesProps) {
  const changed = ATTRIBUTES.filter((attribute) => figures[attribute] !== 0);
  if (changed.length === 0) return quiet ? null : t('gear.noChange');
  return changed.map((attribute) => (
    <Difference key={attribute} value={figures[attribute]} name={t(`gear.short.${attribute}`)} />
  ));
}

/** What a piece gives. */
export const Given = ({ figures }: { readonly figures: Figures }) => (
  <>
    {ATTRIBUTES.filter((attribute) => figures[attribute] !== 0).map((attribute) => (
      <span key={attribute}>
        {t(`gear.short.${attribute}`)} {formatNumber(figures[attribute], 1)}
      </span>
    ))}
  </>
);
