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
  'quickAdd.noTitle': 'Say what there is to do, then add it.',
  'quickAdd.tooLong': 'A title has at most {max, number} characters. This one has {now, number}.',
  'quickAdd.note.end': '“{text}” stays in the title: a daily has no end.',
  'quickAdd.note.lastWeekday':
    '“{text}” stays in the title: a daily can’t fall on the last such day of a month.',
  'quickAdd.note.noDate': '“{text}” stays in the title: there is no such date.',
  'quickAdd.note.tooOften':
    '“{text}” stays in the title: a daily comes once a day at most. For more, use a habit.',
  'quickAdd.note.price': '“{text}” stays in the title: a price is at most {max, number} gold.',
} as const;
