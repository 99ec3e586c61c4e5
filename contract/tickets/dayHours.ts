export const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

/** When tickets are worked on, on one day of the week, by the clocks of the brand's time zone. */
export interface DayHours {
  day: (typeof WEEKDAYS)[number];
  isOpen: boolean;
  /** `08:00`; `24:00` ends a day. */
  opensAt: string;
  closesAt: string;
}

/** What is wrong with a time of the day; null where nothing is. */
export const timeFault = (text: string): string | null =>
  /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(text) ? null : 'must be a time such as 08:00';

/** Why hours cannot be so; null where they can. Texts in this form have the order of the times. */
export const hoursFault = ({ isOpen, opensAt, closesAt }: DayHours): string | null =>
  isOpen && opensAt >= closesAt ? 'must be later than the opening time' : null;
