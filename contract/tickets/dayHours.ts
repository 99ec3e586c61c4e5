export const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

/** The support hours on one day of the week, in the brand's time zone. */
export interface DayHours {
  day: (typeof WEEKDAYS)[number];
  isOpen: boolean;
  /** For example `08:00`; `24:00` is the end of the day. */
  opensAt: string;
  closesAt: string;
}

/** Returns what is wrong with a time of day, or null if it is valid. */
export const timeFault = (text: string): string | null =>
  /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(text) ? null : 'must be a time such as 08:00';

/** Returns why the hours are invalid, or null if they are valid. Texts in this form sort like the times. */
export const hoursFault = ({ isOpen, opensAt, closesAt }: DayHours): string | null =>
  isOpen && opensAt >= closesAt ? 'must be later than the opening time' : null;
