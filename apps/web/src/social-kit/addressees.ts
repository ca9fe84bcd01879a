/** Whether an entry is the address of an email rather than a username, which has no @ within. */
export const isEmail = (entry: string): boolean => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(entry);

/** Usernames and addresses as somebody types or pastes them: apart by spaces, commas or lines, each once. */
export const addresseesIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((entry) => entry.replace(/^@/, ''))
      .filter(Boolean),
  ),
];
