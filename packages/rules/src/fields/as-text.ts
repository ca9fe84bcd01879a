/** A value as text, the way a lenient server reads a parameter: absent and null are empty, what is no text is JSON. */
export function asText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
