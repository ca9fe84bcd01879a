const BYTES = 16;

/** A byte with the bits that say which kind of id this is: version 4, and the usual variant. */
function marked(byte: number, at: number): number {
  if (at === 6) return (byte & 0x0f) | 0x40;
  return at === 8 ? (byte & 0x3f) | 0x80 : byte;
}

/**
 * A random UUID. The browser's own `randomUUID` exists only on pages that come by https or from the same machine, and a site
 * on a home network may do neither.
 */
export function newId(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), marked);
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
