import { forget, recall, remember } from '../remembered/remember';

/** An order that its customer will pay later, as this device stores it. */
export interface Reminder {
  formId: string;
  formNumber: string;
  /** The amount with its currency, as of when the order was saved. */
  amount: string;
}

const NAME = 'paylater';

/** Returns the order saved last, or null. */
export const recallReminder = (): Reminder | null => recall<Reminder>(NAME);

export const keepReminder = (reminder: Reminder): void => remember(NAME, reminder);

/** Deletes the reminder once its order is paid or cancelled; the reminder of another order stays. */
export function dropReminder(formId: string): void {
  if (recallReminder()?.formId === formId) forget(NAME);
}
