/** Where a player sees and changes their plan (seed 1, section 2). */
export const SUBSCRIPTION_PATH = '/user/settings/subscription';
