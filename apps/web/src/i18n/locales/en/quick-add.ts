/** Messages of the quick-add line. */
export const messages = {
  'quickAdd.placeholder': 'Add a task',
  'quickAdd.label': 'New task',
  'quickAdd.example.habit': 'Take the stairs +/- #health',
  'quickAdd.example.daily': 'Water the herbs every 3 days 8am',
  'quickAdd.example.todo': 'Renew the passport fri #home !hard',
  'quickAdd.example.reward': 'An episode, guilt-free cost 20',
  'quickAdd.kind': 'Task type: {kind}. Change it',
  'quickAdd.add': 'Add',
  'quickAdd.added': 'Added: {title}',
  'quickAdd.leave':
    'Once something is typed, Tab changes the type and the down arrow moves on. Escape leaves.',
  'quickAdd.way': 'moves on',
  'quickAdd.hint': 'You can type dates, times, #tags and !hard.',
  'quickAdd.hintUntagged': 'You can type dates, times and !hard.',
  'quickAdd.hintMembers': 'With @ and a username, you assign it to a member.',
} as const;
