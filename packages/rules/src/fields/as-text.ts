/**
 * A value as text, as a lenient server reads a parameter: absent and null are empty, and everything but text is written
 * as JSON.
 */
export function asText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
