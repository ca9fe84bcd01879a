/** A question of the FAQ (catalogue faq-keys.json). */
export interface FaqEntry {
  readonly heading: string;
  readonly translationIndex: number;
}
