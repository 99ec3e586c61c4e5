/** The look of whatever stands on the page in a frame of its own. */
export const frame = { border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper' } as const;

/** A list of records in one frame, without marks. */
export const framedList = { listStyle: 'none', m: 0, p: 0, ...frame } as const;
