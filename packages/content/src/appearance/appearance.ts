import { lazyIndex } from '../lazy.ts';
import { appearanceOptions, appearanceSets } from './options.ts';
import type { AppearanceOption, AppearanceSet } from './types.ts';

const options = /* @__PURE__ */ lazyIndex(function* () {
  for (const [path, list] of Object.entries(appearanceOptions)) {
    for (const option of list) yield { key: `${path}.${option.key}`, option };
  }
});

/** The option at a path such as `hair.color.frost` or `skin.bear`. */
export const findAppearance = (path: string): AppearanceOption | undefined => options(path)?.option;

/** The appearance set of `key`. */
export const findAppearanceSet: (key: string) => AppearanceSet | undefined = /* @__PURE__ */ lazyIndex(
  () => appearanceSets,
);
