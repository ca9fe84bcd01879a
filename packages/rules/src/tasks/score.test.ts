import { describe, expect, it } from 'vitest';
import { carriedOut } from '../../test/support/party.ts';
import { type Scored, scored } from '../../test/support/scored.ts';
import { contextAt, makePlayer, makeTask, asSent } from '../../test/support/make.ts';
import { loadedDice } from '../dice.ts';
import type { Task } from '../state/task.ts';
import { previewScore, scoreTask } from './score.ts';
import { scoreTasks } from './score-many.ts';

const item = (completed: boolean, index = 0) => ({ id: `item-${index}`, text: '', completed });
const up = (task: Task, player = makePlayer()): Scored =>
  scored({ player, task }, scoreTask(contextAt(), { player, task }, { direction: 'up' }));

describe('scoring up', () => {
  it('counts a to-do once more for each completed item', () => {
    const task = makeTask('todo', { checklist: [item(true), item(true, 1), item(false, 2)] });
    const { player, delta, task: after } = up(task);
    expect(delta).toBe(3);
    expect(after).toMatchObject({ value: 3, completed: true, dateCompleted: '2024-05-10T12:00:00.000Z' });
    expect(player.stats).toMatchObject({ exp: 18, gp: 3, mp: 13 });
  });

  it('completes a daily: value, streak, history, mana, quest progress', () => {
    const { player, task } = up(makeTask('daily'));
    expect(task).toMatchObject({
      value: 1,
      streak: 1,
      completed: true,
      history: [{ value: 1, completed: true }],
    });
    expect(player.stats).toMatchObject({ exp: 6, gp: 1, mp: 11 });
    expect(player.party.quest.progress.up).toBe(1);
  });

  it('pays the streak before this day, and honours every 21st day', () => {
    const { player, task, tmp } = up(makeTask('daily', { streak: 20 }));
    expect(player.stats.gp).toBeCloseTo(1.2, 9);
    expect(tmp.streakBonus).toBeCloseTo(0.2, 9);
    expect(task).toMatchObject({ streak: 21 });
    expect(player.achievements.streak).toBe(1);
    expect(player.notifications.map(({ type }) => type)).toEqual(['STREAK_ACHIEVEMENT']);
  });

  it('never drops at the very first task, which earns its achievement instead', () => {
    const player = makePlayer((fresh) => delete fresh.achievements['completedTask']);
    const scene = { player, task: makeTask('habit') };
    const lucky = contextAt(undefined, loadedDice(0));
    const { player: after, tmp } = scored(scene, scoreTask(lucky, scene, { direction: 'up' }));
    expect(after.achievements['completedTask']).toBe(true);
    expect(tmp.drop).toBeUndefined();
    expect(after.items.food).toEqual({});
  });

  it('leaves critical hits and drops out of a preview', () => {
    const scene = { player: makePlayer(), task: makeTask('habit') };
    const input = { direction: 'up' } as const;
    const lucky = contextAt(undefined, loadedDice(0));
    expect(carriedOut(scoreTask(lucky, scene, input)).data.tmp).toMatchObject({
      crit: 1.5,
      drop: { type: 'Food' },
    });
    expect(carriedOut(previewScore(lucky, scene, input)).data.tmp).toEqual({ quest: { progressDelta: 0.5 } });
  });
});

describe('scoring down', () => {
  it('gives back what completing a daily gave, but for quest progress', () => {
    const done = up(makeTask('daily'));
    const { player, task, delta } = scored(done, scoreTask(contextAt(), done, { direction: 'down' }));
    expect(delta).toBeCloseTo(-1, 4);
    expect(task).toMatchObject({ streak: 0, completed: false, history: [] });
    expect(player.stats).toMatchObject({ exp: 0, mp: 10 });
    expect(player.party.quest.progress.up).toBe(1);
  });

  it.each([
    { value: 0, priority: 1, con: 0, hp: 47.9 },
    { value: 0, priority: 2, con: 0, hp: 45.9 },
    { value: -10, priority: 1, con: 0, hp: 47.3 },
    { value: 0, priority: 1.5, con: 28, hp: 47.3 },
  ] as const)(
    'takes health for a habit of value $value, priority $priority, CON $con',
    ({ con, hp, ...fields }) => {
      const player = makePlayer((fresh) => {
        fresh.stats.con = con;
      });
      const { player: after } = carriedOut(
        scoreTask(contextAt(), { player, task: makeTask('habit', fields) }, { direction: 'down' }),
      );
      expect(after.stats.hp).toBe(hp);
    },
  );

  it('buys a reward for its price', () => {
    const player = makePlayer((fresh) => {
      fresh.stats.gp = 10;
    });
    const reward = makeTask('reward', { value: 10, updatedAt: '2024-01-01T00:00:00.000Z' });
    const scene = { player, task: reward };
    const { player: after, task } = scored(scene, scoreTask(contextAt(), scene, { direction: 'down' }));
    expect(after.stats.gp).toBe(0);
    expect(task).toEqual(reward);
  });
});

const GROUP = 'bbbbbbbb-0000-4000-8000-000000000001';
const boardTask = (assigned: Record<string, boolean>): Task => {
  const { userId: _none, ...task } = makeTask('todo');
  const details = Object.entries(assigned).map(([id, completed]) => [id, { completed }]);
  return {
    ...task,
    group: {
      id: GROUP,
      completedBy: {},
      assignedUsers: Object.keys(assigned),
      assignedUsersDetail: Object.fromEntries(details),
    },
  };
};
const member = makePlayer((player) => {
  player.guilds = [GROUP];
});

describe('a refused scoring', () => {
  it.each([
    { why: 'a completed daily', key: 'sessionOutdated', task: makeTask('daily', { completed: true }) },
    {
      why: 'a reward that costs too much',
      key: 'messageNotEnoughGold',
      task: makeTask('reward', { value: 1 }),
    },
    {
      why: "another player's task",
      key: 'taskBelongsToAnother',
      task: makeTask('habit', { userId: 'else' }),
    },
    { why: 'a task of a group one is not in', key: 'taskBelongsToAnother', task: boardTask({}) },
    {
      why: 'a task assigned to others (W5)',
      key: 'taskNotAssigned',
      task: boardTask({ other: false }),
      player: member,
    },
  ])('of $why says $key', ({ task, key, player = makePlayer() }) => {
    const before = structuredClone({ player, task });
    expect(scoreTask(contextAt(), { player, task }, { direction: 'up' })).toMatchObject({ refusal: { key } });
    expect({ player, task }).toEqual(before);
  });

  it('keeps members from unchecking what another completed, but not leaders', () => {
    const task = {
      ...boardTask({}),
      completed: true,
      group: { id: GROUP, completedBy: { userId: 'other' } },
    };
    const scene = { player: member, task };
    const input = { direction: 'down' } as const;
    expect(scoreTask(contextAt(), scene, input)).toMatchObject({
      refusal: { key: 'taskCompletedByAnother' },
    });
    expect(scoreTask(contextAt(), { ...scene, isGroupManager: true }, input).ok).toBe(true);
  });
});

function originalTask(): Task {
  const { userId: _none, ...task } = makeTask('habit', {
    challenge: { id: 'cccccccc-0000-4000-8000-000000000001' },
  });
  return task;
}

describe("a challenge's own task", () => {
  it('counts for who scores it, and takes the value', () => {
    const scene = { player: makePlayer(), task: originalTask() };
    const scored = scoreTask(contextAt(), scene, { direction: 'up' });
    expect(scored).toMatchObject({
      value: { changed: { tasks: [{ value: 1 }], players: [{ stats: { gp: 1 } }] } },
    });
  });
});

describe('a shared task', () => {
  it('is complete when its last assigned member has done it', () => {
    const mine = member._id;
    const first = up(boardTask({ [mine]: false, other: false }), member);
    expect(first.task).toMatchObject({ completed: false });
    const last = up(boardTask({ [mine]: false, other: true }), member);
    expect(last.task).toMatchObject({ completed: true });
  });
});

describe('scoring several tasks', () => {
  const player = makePlayer();
  const habit = makeTask('habit', { _id: 'dddddddd-0000-4000-8000-000000000001' });
  const daily = makeTask('daily', { _id: 'dddddddd-0000-4000-8000-000000000002' });

  it('scores in order on one player, the same task again if asked', () => {
    const all = carriedOut(
      scoreTasks(
        contextAt(),
        { player, tasks: [habit, daily] },
        { scorings: [habit, daily, habit].map(({ _id }) => ({ id: _id, direction: 'up' })) },
      ),
    );
    expect(all.data.map(({ delta }) => delta)).toEqual([1, 1, 0.9747]);
    expect(all.tasks).toHaveLength(2);
    expect(all.undo).toHaveLength(3);
  });

  it.each([
    { why: 'nothing at all', scorings: [], key: 'invalidTaskScorings' },
    { why: 'a wrong direction', scorings: [{ id: habit._id, direction: 'left' }], key: 'directionUpDown' },
    { why: 'an id that is no text', scorings: [{ id: 7, direction: 'up' }], key: 'invalidTaskIdentifier' },
    { why: 'unknown tasks only', scorings: [{ id: 'none', direction: 'up' }], key: 'messageTaskNotFound' },
    {
      why: 'one that is refused',
      scorings: [daily, daily].map(({ _id }) => ({ id: _id, direction: 'up' })),
      key: 'sessionOutdated',
    },
  ])('refuses $why with $key', ({ scorings, key }) => {
    const refused = scoreTasks(
      contextAt(),
      { player, tasks: [habit, daily] },
      { scorings: asSent(scorings) },
    );
    expect(refused).toMatchObject({ refusal: { key } });
  });
});
