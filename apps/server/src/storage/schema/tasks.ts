/** The table of tasks; those that a challenge itself has belong to nobody. */
export interface TaskTables {
  tasks: {
    id: string;
    user_id: string | null;
    type: string;
    alias: string | null;
    completed: number;
    date_completed: number | null;
    challenge_id: string | null;
    group_id: string | null;
    doc: string;
  };
}
