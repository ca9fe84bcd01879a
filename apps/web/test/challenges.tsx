import { blankTask, type Player, type Task } from '@everdeed/rules';
import { queryClient } from '../src/data/queries.ts';
import { keepDraft } from '../src/data/drafts.ts';
import { ChallengeScreen } from '../src/features/challenges/challenge-screen.tsx';
import { ChallengesScreen } from '../src/features/challenges/challenges-screen.tsx';
import { ChallengeFormScreen } from '../src/features/challenges/form-screen.tsx';
import { openGame, player } from './game.ts';
import { show } from './render.tsx';
import { personOf, serveCalls } from './serve.ts';

export const ID = 'f3a7c2d0-0000-4000-8000-00000000000c';
export const GROUP = 'f3a7c2d0-0000-4000-8000-00000000000b';
export const NAME = 'Thirty Days of Music';

const HOST = { _id: GROUP, id: GROUP, name: 'Quiet Hours', type: 'guild', privacy: 'private', leader: 'ivo' };
const challengeOf = (leader: string | undefined) => ({
  _id: ID,
  id: ID,
  name: NAME,
  shortName: 'Music',
  summary: 'Play every day.',
  official: false,
  tasksOrder: { habits: [], dailys: ['original'], todos: [], rewards: [] },
  leader: leader === undefined ? null : { _id: leader, profile: { name: 'Ivo' } },
  group: HOST,
  memberCount: 2,
  prize: 20,
  categories: [{ _id: 'x', slug: 'creativity', name: 'creativity' }],
  createdAt: '2026-11-02T10:00:00.000Z',
});
export const TASK: Task = blankTask('daily', 'original', 0, 'Play before dinner');

const participantOf = (of: Player, id: string, name: string, streak: number) =>
  personOf(of, id, name, {
    joinedAt: '2025-11-02T12:00:00.000Z',
    tasks: [{ ...TASK, _id: `copy-${id}`, challenge: { id: ID, taskId: 'original' }, streak, value: 12 }],
  });

/** A server with a challenge that `leader` leads, or nobody, and in which Ivo takes part. */
function serve(of: Player, leaderNow: () => string | undefined, tasks: readonly Task[]) {
  return serveCalls((path) => {
    const leader = leaderNow();
    if (path.includes('/members'))
      return [participantOf(of, 'ivo', 'Ivo', 17), participantOf(of, 'suli', 'Suli', 0)];
    if (path.includes('/tasks/challenge')) return tasks;
    if (path.includes('/challenges/count')) return { total: 12, categories: { finance: 3 } };
    if (path.includes('/challenges/user')) return [challengeOf(leader)];
    if (path.includes('/groups?')) return [{ ...HOST, memberCount: 3, balance: 1, leaderOnly: {} }];
    return path.includes('/challenges') ? challengeOf(leader) : {};
  });
}

interface Scene {
  readonly leads?: boolean;
  /** Whether its leader's account is gone. */
  readonly isUnled?: boolean;
  readonly joined?: boolean;
  readonly balance?: number;
  readonly tasks?: readonly Task[];
}

/** Opens a screen of challenges by its address. */
export async function openChallenges(
  path: string,
  { leads = false, isUnled = false, joined = false, balance = 6, tasks = [TASK] }: Scene = {},
) {
  queryClient.clear();
  keepDraft('challenge', undefined);
  const of = player((one) => {
    one.balance = balance;
    if (joined) one.challenges = [ID];
  });
  let leader = isUnled ? undefined : leads ? of._id : 'ivo';
  const asked = serve(of, () => leader, tasks);
  openGame(of);
  const isForm = path.includes('/new') || path.endsWith('/edit');
  const isList = path.includes('Challenges');
  const screen = await show(
    isForm ? (
      <ChallengeFormScreen AddLine={() => null} Editor={() => null} />
    ) : isList ? (
      <ChallengesScreen />
    ) : (
      <ChallengeScreen />
    ),
    { path },
  );
  const button = (name: string | RegExp) => screen.getByRole('button', { name, exact: true });
  const posted = () => asked.filter(({ method }) => method !== 'GET');
  const losesLeader = () => (leader = undefined);
  return { of, screen, button, asked, posted, losesLeader };
}
