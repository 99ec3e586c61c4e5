/** Whether it is a whole colour already; while it is typed, it is not. */
export const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
