/**
 * Form options that keep the user's changes when the form's record is refetched, and update all other fields. An undoable save
 * changes the record at once; the form still knows then that it was saved.
 */
export const KEEP_TYPED = { keepDirtyValues: true, keepDirty: true, keepIsSubmitSuccessful: true } as const;
