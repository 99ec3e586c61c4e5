/** Returns whether a text is a time as it is shown, `HH:mm`. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Converts a time as people type it (14:30, 9.05, 1430, 9) to `HH:mm`; returns null for anything else. */
export function timeFrom(typed: string): string | null {
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:[:.h]?(\d{2}))?$/i.exec(typed.trim()) ?? [];
  const time = `${hour.padStart(2, '0')}:${minute}`;
  return hour && isTime(time) ? time : null;
}
