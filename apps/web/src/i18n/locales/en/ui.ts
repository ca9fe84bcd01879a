/** Messages of the shared controls. */
export const messages = {
  'ui.close': 'Close',
  'ui.cancel': 'Cancel',
  'ui.save': 'Save',
  'ui.saved': 'Saved',
  'ui.saving': 'Saving',
  'ui.retry': 'Try again',
  'ui.undo': 'Undo',
  'ui.see': 'See',
  'ui.undoEnd': 'Nothing left to undo. Only what was scored on this page since it was opened can be undone.',
  'ui.remove': 'Remove {name}',
  'ui.showPassword': 'Show password',
  'ui.hidePassword': 'Hide password',
  'ui.loading': 'Loading',
  'ui.toasts': 'Status messages',
  'ui.more': 'More',
  'ui.optional': 'optional',
} as const;
