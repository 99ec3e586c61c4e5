/** The shared look of everything that has its own frame on the page. */
export const frame = { border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper' } as const;

/** A list of records in one frame, without bullets. */
export const framedList = { listStyle: 'none', m: 0, p: 0, ...frame } as const;
