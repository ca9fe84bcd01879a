import { tagCalls } from '@everdeed/contract';
import { accept, deleteTag, findTag, outcomeOf } from '@everdeed/rules';
import { expect, it } from 'vitest';
import { perform } from '../work/perform.ts';
import { CallRefusal, refuseAny, unwrap } from '../work/refusal.ts';
import { ownPlayer, requireActor, type SceneLoader } from '../work/scenes.ts';
import { route } from './route.ts';

const withNotes: SceneLoader<{ readonly notes: string }, 'messageTaskNotFound'> = async (
  _tx,
  _actor,
  work,
) => {
  throw work.refuse('NotFound', 'messageTaskNotFound');
};

/** Handlers that refuse for a reason that their call does not declare. None of them may compile. */
const undeclared = [
  route(tagCalls.getTags, async (work) => {
    // @ts-expect-error -- getTags declares no refusal
    throw work.refuse('NotFound', 'tagNotFound');
  }),
  route(tagCalls.getTags, async (work, { actor }) => {
    const player = await requireActor(work.read, actor);
    // @ts-expect-error -- what the rules refuse is not declared either
    return [unwrap(work, findTag(player, 'x'))];
  }),
  route(tagCalls.getTags, async (work, { actor }) => {
    // @ts-expect-error -- nor what a command refuses
    await perform(work, actor, ownPlayer, (context, scene) =>
      deleteTag(context, { ...scene, tasks: [] }, { tagId: 'x' }),
    );
    return [];
  }),
  route(tagCalls.deleteTag, async (work, { actor }) => {
    // @ts-expect-error -- nor what its scene refuses
    await perform(work, actor, withNotes, () => accept(outcomeOf({})));
    return {};
  }),
];

it('keeps a call to the refusals that it declares', () => {
  expect(undeclared.map(({ call }) => call.refusals)).toEqual([[], [], [], ['tagNotFound']]);
});

it('lets every call give a general refusal', () => {
  const declared = route(tagCalls.getTags, (work) => {
    throw work.refuse('BadRequest', 'badRequest');
  });
  expect(declared.call.id).toBe('getTags');
  expect(refuseAny('NotFound', 'tagNotFound', {}, true)).toMatchObject({ key: 'tagNotFound', keeps: true });
  expect(refuseAny('NotFound', 'tagNotFound')).toBeInstanceOf(CallRefusal);
});
