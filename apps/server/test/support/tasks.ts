/** The initial fields of all tasks. */
export const taskBase = (at: string) => ({
  notes: '',
  tags: [],
  value: 0,
  priority: 1 as const,
  attribute: 'str' as const,
  reminders: [],
  challenge: {},
  group: {},
  byHabitica: false,
  createdAt: at,
  updatedAt: at,
});
