const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns whether a text has the form of a record id, in upper or lower case. */
export const isId = (text: string): boolean => UUID.test(text);
