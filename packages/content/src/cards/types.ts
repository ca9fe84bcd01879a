/** A greeting card (catalogue cards.json). */
export interface Card {
  readonly key: string;
  /** How many messages there are to draw from. */
  readonly messageOptions: number;
  readonly yearRound: boolean;
  /** Price in gold. */
  readonly value: number;
}
