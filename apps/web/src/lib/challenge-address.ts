/** The challenges that the player leads or takes part in. */
export const MY_CHALLENGES_PATH = '/challenges/myChallenges';
/** All challenges around the player. */
export const FIND_CHALLENGES_PATH = '/challenges/findChallenges';
/** The form of a new challenge. */
export const NEW_CHALLENGE_PATH = '/challenges/new';

/** A challenge that an address names. */
export interface ChallengeAddress {
  readonly id: string;
  /** Whether it is the form in which its leader changes it. */
  readonly isEdited: boolean;
}

/** The addresses of challenges, and of the forms that change them. */
export const CHALLENGE_ADDRESS = /^\/challenges\/([\w-]+)(\/edit)?\/?$/;

/** The challenge at a path that is none of the other pages of challenges. */
export function challengeAt(pathname: string): ChallengeAddress | undefined {
  const [, id, edited] = CHALLENGE_ADDRESS.exec(pathname) ?? [];
  return id === undefined ? undefined : { id: id.toLowerCase(), isEdited: edited !== undefined };
}

/** The path of a challenge. */
export const challengePath = (id: string): string => `/challenges/${encodeURIComponent(id)}`;

/** The path of the form that changes a challenge. */
export const challengeEditPath = (id: string): string => `${challengePath(id)}/edit`;

/** The path of the form of a new challenge that begins with what another one says. */
export const challengeClonePath = (id: string): string =>
  `${NEW_CHALLENGE_PATH}?from=${encodeURIComponent(id)}`;
