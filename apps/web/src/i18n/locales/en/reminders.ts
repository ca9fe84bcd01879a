/** Messages of reminders: on cards, when they come, and the question whether they may. */
export const messages = {
  'reminders.next': 'Reminds you: {when}',
  'reminders.now': 'Reminder: {title}',
  'reminders.time': 'It’s time for this task.',
  'reminders.ask': 'Should this device remind you even while Everdeed is closed?',
  'reminders.askYes': 'Yes, remind me',
  'reminders.askOn': 'This device reminds you from now on. You can turn it off in the settings.',
  'reminders.askDenied':
    'Your browser doesn’t allow notifications here. Reminders still show while Everdeed is open.',
} as const;
