import type { LiveEvent } from '@everdeed/contract';

/** Task ids that one event names; beyond that it says that there were many. */
const maxTaskIds = 100;

/** Ids together; an empty list stands for too many. */
function withIds(known: readonly string[] | undefined, more: readonly string[]): string[] {
  if (known?.length === 0 || more.length === 0) return [];
  const all = [...new Set([...(known ?? []), ...more])];
  return all.length > maxTaskIds ? [] : all;
}

type OfKind<K extends LiveEvent['kind']> = Extract<LiveEvent, { kind: K }>;

/** Two saves of one player as one; where one does not say what changed, anything may have. */
function bothSaves(first: OfKind<'player'>, second: OfKind<'player'>): OfKind<'player'> {
  const parts = first.parts && second.parts ? [...new Set([...first.parts, ...second.parts])] : undefined;
  const ids = second.taskIds ? withIds(first.taskIds, second.taskIds) : first.taskIds;
  const { kind, topic, userV } = second;
  return { kind, topic, userV, ...(parts && { parts }), ...(ids && { taskIds: ids }) };
}

/** Two changes of a group as one; where one does not name tasks, anything of it may have changed. */
function bothChanges({ taskIds: first }: OfKind<'group'>, second: OfKind<'group'>): OfKind<'group'> {
  const { kind, topic, taskIds } = second;
  return { kind, topic, ...(first && taskIds && { taskIds: withIds(first, taskIds) }) };
}

/** Two events of one topic as one; undefined when they have to be told one by one. */
function joined(first: LiveEvent, second: LiveEvent): LiveEvent | undefined {
  if (first.kind === 'player' && second.kind === 'player') return bothSaves(first, second);
  if (first.kind === 'tasks' && second.kind === 'player') return joined(second, first);
  if ((first.kind === 'player' || first.kind === 'tasks') && second.kind === 'tasks')
    return { ...first, taskIds: withIds(first.taskIds, second.taskIds) };
  if (first.kind === 'group' && second.kind === 'group') return bothChanges(first, second);
  return first.kind === 'challenge' && second.kind === 'challenge' ? second : undefined;
}

/** What one transaction tells open pages. However many steps it took, each topic hears of it once. */
export class LiveBatch {
  readonly #events: LiveEvent[] = [];

  add(event: LiveEvent): void {
    for (const [i, known] of this.#events.entries()) {
      const both = known.topic === event.topic ? joined(known, event) : undefined;
      if (both) {
        this.#events[i] = both;
        return;
      }
    }
    this.#events.push(event);
  }

  /** These tasks of the player were made, changed or removed. */
  addTasks(userId: string, ids: readonly string[]): void {
    if (ids.length > 0)
      this.add({ kind: 'tasks', topic: `player:${userId}`, taskIds: withIds(undefined, ids) });
  }

  /** Ids of the players whose tasks were changed while their own rows were not, in order. */
  get playersWithTasksOnly(): string[] {
    return this.#events
      .flatMap(({ kind, topic }) => (kind === 'tasks' ? [topic.slice('player:'.length)] : []))
      .sort();
  }

  get events(): readonly LiveEvent[] {
    return this.#events;
  }
}
