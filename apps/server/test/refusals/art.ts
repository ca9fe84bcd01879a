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

/** Resolves once one of them is sent away, or all are served. */
const firstRefusal = (asked: readonly ReturnType<ReturnType<typeof seeing>>[]): Promise<unknown> =>
  Promise.any(
    asked.map(async (one) => {
      if ((await one).status === 200) throw new Error('served');
    }),
  ).catch(() => undefined);

interface Crowd {
  /** More pictures than may wait. */
  readonly first?: readonly string[];
  /** Others that take what places become free, once all are taken. */
  readonly filling?: readonly string[];
  /** Those that are refused. */
  readonly late: (stage: Stage) => readonly string[];
}

/** A crowd, and those who come late; the answer is that of the first of these that was sent away. */
const crowd = ({ first = [], filling = [], late }: Crowd): RefusalCase => ({
  error: 'TooManyRequests',
  by: async (stage) => {
    const ask = (path: string) => seeing(path)(stage);
    const before = first.map(ask);
    if (filling.length > 0) await firstRefusal(before);
    const more = filling.map(ask);
    const answers = await Promise.all(late(stage).map(ask));
    await Promise.all([...before, ...more]);
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
    // There is only one such picture: it must come when no place is free.
    clientRateLimited: crowd({
      first: [...paths('gear', 575), ...paths('gear', 690)],
      filling: paths('gear', 805),
      late: () => ['social.png'],
    }),
  },
  getPicture: {
    notFound: { ...noPicture, by: seeing('pets/Unicycle-Base.png') },
    clientRateLimited: crowd({ late: () => paths('gear', 0) }),
    invalidValue: failedCheck(seeing('pets/Wolf-Base.png?scale=9')),
  },
  getPictureByHash: {
    notFound: { ...noPicture, by: seeing(`${hash}/pets/Unicycle-Base.png`) },
    clientRateLimited: crowd({ late: () => paths('gear', 115).map((path) => `${hash}/${path}`) }),
    invalidValue: failedCheck(seeing(`${hash}/pets/Wolf-Base.png?scale=0`)),
  },
  getAvatar: {
    userWithIDNotFound: { ...nobody, by: seeing(`avatar/${unknownId}.png`) },
    clientRateLimited: crowd({ first: paths('gear', 230), late: avatarsOf }),
    invalidValue: failedCheck(seeing(`avatar/${unknownId}.png?scale=9`)),
  },
  getAvatarByHash: {
    userWithIDNotFound: { ...nobody, by: seeing(`${hash}/avatar/${unknownId}.png`) },
    clientRateLimited: crowd({
      first: paths('gear', 345),
      late: (stage) => avatarsOf(stage, `${hash}/`),
    }),
    invalidValue: failedCheck(seeing(`${hash}/avatar/${unknownId}.png?scale=9`)),
  },
};
