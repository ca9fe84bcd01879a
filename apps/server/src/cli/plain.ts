/** What somebody wrote, in one line and without what would steer the terminal. */
export const plain = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();
