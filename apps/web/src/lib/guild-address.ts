/** The pages of groups, one beside the other. */
export const TAVERN_PATH = '/groups/tavern';
export const OWN_GUILDS_PATH = '/groups/myGuilds';
export const DISCOVERY_PATH = '/groups/discovery';

/** The path of a guild. */
export const guildPath = (groupId: string): string => `/groups/guild/${groupId}`;

/** Id of the guild at a path, if it is that of one. */
export const guildAt = (pathname: string): string | undefined =>
  /^\/groups\/guild\/([^/]+)\/?$/.exec(pathname)?.[1];
