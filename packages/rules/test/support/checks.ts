import { expect } from 'vitest';
import type { MessageKey } from '@everdeed/content';
import type { MessageParams } from '../../src/message.ts';
import type { AnyResult, Refusal, RefusalKind } from '../../src/result.ts';
import { refusalOf } from './party.ts';

/** A command, or anything else that may refuse, carried out on a scene. */
export type Act<Scene> = (scene: Scene) => AnyResult<unknown>;

/** A refusal as it must be, whole: without `params` where the message has none. */
export const no = (kind: RefusalKind, key: MessageKey, params?: MessageParams): Refusal =>
  params ? { kind, key, params } : { kind, key };

/** The refusal of an act, which must leave everything that it was given as it was. */
export function refusedBy<Scene extends object>(scene: Scene, act: Act<Scene>): Refusal {
  const before = structuredClone(scene);
  const result = act(scene);
  expect(scene).toEqual(before);
  if (result.ok) throw new Error('nothing was refused');
  return result.refusal;
}

/** One check of a command: what it refuses with, and what puts the scene right for it. */
export type Check<Scene> = readonly [refusal: Refusal, mend: (scene: Scene) => unknown];

/**
 * Takes a scene in which everything is wrong through the checks of a command: each must be the first to object, until
 * what it objects to is mended. In the end the command must be carried out.
 */
export function expectOrder<Scene extends object>(
  scene: Scene,
  act: Act<Scene>,
  checks: readonly Check<Scene>[],
): void {
  for (const [refusal, mend] of checks) {
    expect(refusedBy(scene, act)).toEqual(refusal);
    mend(scene);
  }
  expect(refusalOf(act(scene))).toBe('accepted');
}
