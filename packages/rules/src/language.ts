/** Codes of languages that clients know; they read the field as an enumeration (corrections of the wire documents, 18). */
const CODES: ReadonlySet<string> = new Set(
  'bg cs da de en en@pirate en_GB es es_419 fr he hu id it ja nl pl pt pt_BR ro ru sk sr sv uk zh zh_TW'.split(
    ' ',
  ),
);

/** The stored form of a language code: `pt-BR` becomes `pt_BR`, and a code that no client knows becomes English. */
export function storedLanguage(sent: string): string {
  const code = sent.replaceAll('-', '_');
  return CODES.has(code) ? code : 'en';
}
