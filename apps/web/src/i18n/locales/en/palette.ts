/** Messages of the command palette. */
export const messages = {
  'palette.title': 'Commands',
  'palette.placeholder': 'What would you like to do?',
  'palette.none': 'No command matches that.',
  'palette.found': '{count, plural, =0 {Nothing found} one {# result} other {# results}}',
  'palette.settings': 'Open settings',
  'palette.shortcuts': 'Keyboard shortcuts',
  'palette.editTags': 'Edit tags',
  'palette.light': 'Light theme',
  'palette.dark': 'Dark theme',
  'palette.systemTheme': 'System theme',
  'palette.sleep': 'Rest at the inn',
  'palette.wake': 'Wake up',
} as const;
