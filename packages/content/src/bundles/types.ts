/** Three quests sold together (catalogue bundles.json). */
export interface Bundle {
  readonly key: string;
  readonly type: 'quests';
  /** Price in gems. */
  readonly value: number;
  readonly bundleKeys: readonly string[];
  /** Picture name, if it is not the default. */
  readonly class?: string;
}
