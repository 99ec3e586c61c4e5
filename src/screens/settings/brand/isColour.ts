/** Returns whether the value is a complete colour; while the user types, it is not. */
export const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
