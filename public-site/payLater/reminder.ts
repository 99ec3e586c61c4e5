import { forget, recall, remember } from '../remembered/remember';

/** An order that its customer pays later, as this device keeps it. */
export interface Reminder {
  formId: string;
  formNumber: string;
  /** With its currency, as it was when the order was kept. */
  amount: string;
}

const NAME = 'paylater';

/** The order kept last, or null. */
export const recallReminder = (): Reminder | null => recall<Reminder>(NAME);

export const keepReminder = (reminder: Reminder): void => remember(NAME, reminder);

/** Once the order is paid or cancelled; another order's reminder stays. */
export function dropReminder(formId: string): void {
  if (recallReminder()?.formId === formId) forget(NAME);
}
