/** When a form's record is read again, what was typed stays, and everything else becomes what it is now. */
export const KEEP_TYPED = { keepDirtyValues: true, keepDirty: true } as const;
