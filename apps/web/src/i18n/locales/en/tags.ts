/** Words of the tag filter and the tag editor. */
export const messages = {
  'tags.filter': 'Show only tasks with',
  'tags.clear': 'Clear',
  'tags.edit': 'Edit tags',
  'tags.done': 'Done',
  'tags.none': 'No tags yet. Tags gather tasks that belong together.',
  'tags.name': 'Name of the tag',
  'tags.new': 'New tag',
  'tags.add': 'Add',
  'tags.exists': 'That tag exists already.',
  'tags.move': 'Move {name}',
  'tags.up': 'Move {name} up',
  'tags.down': 'Move {name} down',
  'tags.delete': 'Delete {name}',
  'tags.deleteTitle': 'Delete the tag “{name}”?',
  'tags.deleteHint':
    '{count, plural, =0 {No task carries it.} one {One task carries it and stays.} other {# tasks carry it and stay.}}',
  'tags.deleteYes': 'Delete',
} as const;
