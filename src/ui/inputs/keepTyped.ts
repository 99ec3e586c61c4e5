/** Form options that keep the user's changes when the form's record is refetched, and update all other fields. */
export const KEEP_TYPED = { keepDirtyValues: true, keepDirty: true } as const;
