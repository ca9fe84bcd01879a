import type { LiveEvent, LiveTopic } from '@everdeed/contract';
import type { Subscription } from '../realtime/bus.ts';
import type { Stores } from '../storage/stores.ts';

const joined: ReadonlySet<string> = new Set(['party', 'guilds', 'challenges']);

/** Whether the groups and challenges that a player is in may be others after this event. */
export const mayMove = (event: LiveEvent): boolean =>
  event.kind === 'missed' ||
  (event.kind === 'player' && (event.parts === undefined || event.parts.some((part) => joined.has(part))));

/** Keeps an open page at the groups and challenges that its player is in, and at challenges that they lead. */
export class FollowedGroups {
  #topics = new Set<LiveTopic>();
  #running: Promise<void> = Promise.resolve();
  #isOver = false;

  constructor(
    readonly playerId: string,
    readonly subscription: Subscription,
    readonly read: () => Pick<Stores, 'groups' | 'challenges'>,
  ) {}

  /** What the page follows of groups and challenges. */
  get topics(): ReadonlySet<LiveTopic> {
    return this.#topics;
  }

  /** Looks again; one look after the other. While the database cannot tell, all stays as it is. */
  look(): Promise<void> {
    this.#running = this.#running.then(() => this.#follow()).catch(() => undefined);
    return this.#running;
  }

  /** Ends the subscription, also for a look that is under way. */
  end(): void {
    this.#isOver = true;
    this.subscription.close();
  }

  async #follow(): Promise<void> {
    const { groups, challenges } = this.read();
    const groupIds = (await groups.idsOf(this.playerId)).map(({ id }) => id);
    const challengeIds = await challenges.followedBy(this.playerId);
    if (this.#isOver) return;
    const topics = new Set<LiveTopic>([
      ...groupIds.map((id) => `group:${id}` as const),
      ...challengeIds.map((id) => `challenge:${id}` as const),
    ]);
    for (const topic of this.#topics) if (!topics.has(topic)) this.subscription.leave(topic);
    for (const topic of topics) this.subscription.follow(topic);
    this.#topics = topics;
  }
}
