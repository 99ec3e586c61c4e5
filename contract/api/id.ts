const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text has the form of a record's id, in either case of letters. */
export const isId = (text: string): boolean => UUID.test(text);
