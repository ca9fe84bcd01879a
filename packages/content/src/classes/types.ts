export type PlayerClassKey = 'healer' | 'wizard' | 'rogue' | 'warrior';
