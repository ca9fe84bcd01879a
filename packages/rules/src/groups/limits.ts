/** Members of a party, with those who are invited (seed 1; wire-groups-and-admin 0.3). */
export const MAX_PARTY_MEMBERS = 30;
/** Open invitations of a party (wire-groups-and-admin 0.3). */
export const MAX_PARTY_INVITATIONS = 10;
/** People who are invited by one call (wire-groups-and-admin 0.3). */
export const MAX_INVITED_AT_ONCE = 100;
/** Invitations by email that a player can send in their life (wire-groups-and-admin 0.3). */
export const MAX_EMAIL_INVITATIONS = 200;
/** Characters of the summary of a group or challenge (wire-groups-and-admin 0.3). */
export const MAX_SUMMARY_LENGTH = 250;
/** What founding a guild costs, in units of balance; it becomes the guild's bank (wire-groups-and-admin 1.2). */
export const GUILD_PRICE = 1;
