/** Where the first administrator sets a new site up, and where players make invitations to it. */
export const SET_UP_PATH = '/set-up';
export const INVITATIONS_PATH = '/user/settings/invitations';
