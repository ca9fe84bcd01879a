/** The table of private messages. */
export interface InboxTables {
  /** Private messages: a copy for each participant. */
  inbox_messages: {
    owner_id: string;
    /** The copy's own id. */
    id: string;
    /** The id that both copies share. */
    unique_id: string;
    /** The other participant, who may be gone; the owner, if they wrote to themselves. */
    other_id: string;
    sent: number;
    text: string;
    plain: string;
    /** Names and looks of that time, as JSON; of an imported message all that the file has of it. */
    doc: string;
    /** Ids of players, as JSON: true, or false for who likes it no longer. */
    likes: string;
    /** Ids of those who reported this copy, as JSON. */
    flags: string;
    flag_count: number;
    /** 1: it came with a file and concerns nobody else. */
    imported: number;
    created_at: number;
  };
}
