/** Keeps what was typed when a form's record is read again, and updates all other fields. */
export const KEEP_TYPED = { keepDirtyValues: true, keepDirty: true } as const;
