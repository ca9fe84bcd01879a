import axe from 'axe-core';
import { expect } from 'vitest';

/** Contrast is checked end to end, in both themes: here things are still fading in. */
const RULES = {
  rules: { 'color-contrast': { enabled: false } },
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
} satisfies axe.RunOptions;

/** Requires that everything on the page, open dialogs included, is without accessibility problems, by rule and place. */
export async function expectAccessible(): Promise<void> {
  const { violations, passes } = await axe.run(document.body, RULES);
  expect(passes.length, 'rules that found something to look at').toBeGreaterThan(0);
  expect(violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html).join(', ')}`)).toEqual(
    [],
  );
}
