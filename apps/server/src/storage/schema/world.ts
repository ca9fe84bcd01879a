/** Tables of what goes on in the world. */
export interface WorldTables {
  /** A player's day against the world boss, until it is summed up. */
  world_blows: { id: string; quest: string; up: number; down: number; created_at: number };
  /** Rewards for a defeated world boss, and the id of the player up to whom they have been given. */
  world_rewards: { id: string; quest: string; ended_at: number; reached: string };
  /** The latest run by hand of each event that was ever started or ended so; times in ms. */
  event_runs: { key: string; start_at: number; end_at: number };
}
