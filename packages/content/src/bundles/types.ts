/** Three quests sold together (catalogue bundles.json). */
export interface Bundle {
  readonly key: string;
  readonly type: 'quests';
  /** Price in gems. */
  readonly value: number;
  readonly bundleKeys: readonly string[];
  /** Picture name, where it is not the usual one. */
  readonly class?: string;
}
