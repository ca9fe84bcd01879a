/** The four classes; `wizard` is the mage. */
export type PlayerClassKey = 'healer' | 'wizard' | 'rogue' | 'warrior';
