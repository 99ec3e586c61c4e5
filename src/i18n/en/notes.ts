export default {
  none: 'No notes yet.',
  colleagues: 'Colleagues',
  hint: 'Write a note. Type @ to mention a colleague.',
  newNote: 'New note',
  add: 'Add note',
  edit: 'Edit note',
  edited: 'edited',
  delete: 'Delete note',
  deleteTitle: 'Delete this note?',
} as const;
