import { families } from '@everdeed/art/all';
import type { artCalls } from '@everdeed/contract';
import {
  failedCheck,
  type RefusalCase,
  type RefusalCases,
  type Stage,
  unknownId,
} from '../support/refusal-cases.ts';

const seeing = (path: string) => (stage: Stage) => stage.anyone.get(`//art/${path}`);
const paths = (family: string, from: number): string[] => {
  const keys =
    families()
      .find((one) => one.family === family)
      ?.keys() ?? [];
  return keys.slice(from, from + 115).map((key) => `${family}/${key}.png?scale=2`);
};

/** More pictures at once than may wait, and then those; the answer is that of the first that was sent away. */
const crowd = (
  first: (stage: Stage) => readonly string[],
  then: (stage: Stage) => readonly string[],
): RefusalCase => ({
  error: 'TooManyRequests',
  by: async (stage) => {
    const before = first(stage).map((path) => seeing(path)(stage));
    const answers = await Promise.all(then(stage).map((path) => seeing(path)(stage)));
    await Promise.all(before);
    const refused = answers.find(({ status }) => status !== 200);
    if (!refused) throw new Error('everybody was served');
    return refused;
  },
});
const scales = [1, 2, 3, 4, 5, 6, 7, 8];
const avatarsOf = ({ player }: Stage, before = '') =>
  scales.map((scale) => `${before}avatar/${player.id}.png?scale=${scale}`);

const noPicture = { error: 'NotFound' } as const;
const nobody = { error: 'NotFound', params: { userId: unknownId } } as const;
const hash = '0123456789abcdef0123';

/** Pictures. */
export const artRefusals: RefusalCases<typeof artCalls> = {
  getSocialPicture: {
    clientRateLimited: crowd(
      // Twice as many: there is only one such picture, which must not come before the others.
      () => [...paths('gear', 575), ...paths('gear', 690)],
      () => ['social.png'],
    ),
  },
  getPicture: {
    notFound: { ...noPicture, by: seeing('pets/Unicycle-Base.png') },
    clientRateLimited: crowd(
      () => [],
      () => paths('gear', 0),
    ),
    invalidValue: failedCheck(seeing('pets/Wolf-Base.png?scale=9')),
  },
  getPictureByHash: {
    notFound: { ...noPicture, by: seeing(`${hash}/pets/Unicycle-Base.png`) },
    clientRateLimited: crowd(
      () => [],
      () => paths('gear', 115).map((path) => `${hash}/${path}`),
    ),
    invalidValue: failedCheck(seeing(`${hash}/pets/Wolf-Base.png?scale=0`)),
  },
  getAvatar: {
    userWithIDNotFound: { ...nobody, by: seeing(`avatar/${unknownId}.png`) },
    clientRateLimited: crowd(() => paths('gear', 230), avatarsOf),
    invalidValue: failedCheck(seeing(`avatar/${unknownId}.png?scale=9`)),
  },
  getAvatarByHash: {
    userWithIDNotFound: { ...nobody, by: seeing(`${hash}/avatar/${unknownId}.png`) },
    clientRateLimited: crowd(
      () => paths('gear', 345),
      (stage) => avatarsOf(stage, `${hash}/`),
    ),
    invalidValue: failedCheck(seeing(`${hash}/avatar/${unknownId}.png?scale=9`)),
  },
};
