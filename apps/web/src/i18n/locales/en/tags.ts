/** Messages of the tag filter and the tag editor. */
export const messages = {
  'tags.filter': 'Show only tasks with',
  'tags.clear': 'Clear',
  'tags.edit': 'Edit tags',
  'tags.done': 'Done',
  'tags.none': 'No tags yet. Tags group tasks that belong together.',
  'tags.name': 'Tag name',
  'tags.new': 'New tag',
  'tags.add': 'Add',
  'tags.exists': 'You already have that tag.',
  'tags.move': 'Move {name}',
  'tags.up': 'Move {name} up',
  'tags.down': 'Move {name} down',
  'tags.delete': 'Delete {name}',
  'tags.deleteTitle': 'Delete the tag “{name}”?',
  'tags.deleteHint':
    '{count, plural, =0 {No task uses it.} one {One task uses it and stays.} other {# tasks use it and stay.}}',
  'tags.leaveTitle': 'Leave without adding “{name}”?',
  'tags.leaveHint': 'You’ve typed a new tag, but it isn’t on the list yet.',
  'tags.leave': 'Leave',
  'tags.stay': 'Keep editing',
  'tags.deleteYes': 'Delete',
} as const;
