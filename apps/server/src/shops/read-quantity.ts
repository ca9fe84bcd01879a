import { asText } from '@everdeed/rules';

/** A quantity as sent: undefined if absent or empty, NaN if it is no number, for the rules to refuse. */
export function readQuantity(sent: unknown): number | undefined {
  const text = asText(sent).trim();
  return text === '' || text === 'false' ? undefined : Number(text);
}

/**
 * The quantity of a purchase. Of gear there is one, so that nobody pays for it several times
 * (rules-play-and-shops 4.5).
 */
export function quantityOf(type: string | undefined, sent: unknown): number | undefined {
  const quantity = readQuantity(sent);
  return type === 'gear' && Number.isInteger(quantity) ? Math.min(quantity ?? 1, 1) : quantity;
}
