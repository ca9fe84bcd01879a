import { asText } from '@everdeed/rules';

/** A quantity as sent: undefined if absent or empty, NaN if it is no number, for the rules to refuse. */
export function readQuantity(sent: unknown): number | undefined {
  const text = asText(sent).trim();
  return text === '' || text === 'false' ? undefined : Number(text);
}
