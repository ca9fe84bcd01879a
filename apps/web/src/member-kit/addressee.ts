/** Another player whom something is for. */
export interface Addressee {
  readonly id: string;
  /** How others see them. */
  readonly name: string;
}
