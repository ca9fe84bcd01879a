import { classCalls } from '@everdeed/contract';
import { asText, cast, type CastInput } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { perform } from '../work/perform.ts';
import { castScene } from './cast-scene.ts';
import { presentCast } from './present-cast.ts';

/** The number as sent, if any; what is no number is none that anything can be done so often. */
const readQuantity = (sent: unknown): number | undefined =>
  sent === undefined || sent === null ? undefined : Number(asText(sent) || 'none');

/** Casting (wire-user-and-tasks 3.3). Whoever is touched is changed in one transaction. */
export const castRoutes = [
  route(classCalls.castSpell, async (work, { actor, info, params, query, body }) => {
    const input: CastInput = {
      key: params.spellId,
      targetId: query.targetId,
      quantity: readQuantity(body.quantity),
    };
    const performed = await perform(work, actor, castScene(input), (context, scene) =>
      cast(context, scene, input),
    );
    return presentCast(performed, input, info);
  }),
];
