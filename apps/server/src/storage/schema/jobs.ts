import type { Generated } from 'kysely';

/** Tables of jobs: those to run, and those that have failed. */
export interface JobTables {
  jobs: {
    id: Generated<number>;
    kind: string;
    player_id: string | null;
    payload: string;
    run_at: number;
    attempts: number;
    leased_until: number;
    failure: string | null;
    created_at: number;
    /** What the job was enqueued under; null when every enqueue makes a job of its own. */
    dedupe_key: string | null;
    /** The key while another job of this key is absorbed: until it is claimed; of a repeating job, always. */
    waiting_key: string | null;
    /** 1: the row stays for the next run after this one. */
    repeats: number;
    /** How far a long job has come, in units of its own. */
    done: number | null;
    total: number | null;
  };
  /** Jobs that failed for the last time, by the id they had. */
  dead_letters: {
    id: number;
    kind: string;
    player_id: string | null;
    payload: string;
    dedupe_key: string | null;
    repeats: number;
    done: number | null;
    total: number | null;
    attempts: number;
    failure: string;
    created_at: number;
    died_at: number;
  };
}
