import { useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../api/callApi';
import { Notice } from '../layout/Notice';
import { dropReminder, type Reminder, recallReminder } from './reminder';

/** Reminds the visitor that an order of this device is not paid yet. */
export default function ReminderNotice() {
  const [reminder, setReminder] = useState<Reminder | null>(recallReminder);
  if (!reminder) return null;
  const { formId, formNumber, amount } = reminder;
  const dismiss = () => {
    dropReminder(formId);
    setReminder(null);
    // The call stops reminders for the order on other devices, too; we send none ourselves. On this device they stop even if the
    // call fails.
    callApi('stopReminders', { params: { id: formId } }).catch(() => undefined);
  };
  return (
    <section className="wide reminder" aria-label="Your order">
      <Notice tone="info" icon="clock" title={`Order ${formNumber} is not paid yet`}>
        <p className="button-row">
          <Link className="button" to={`/pay/${formId}`}>
            Pay {amount}
          </Link>
          <button type="button" className="button button-quiet" onClick={dismiss}>
            Stop reminding me
          </button>
        </p>
      </Notice>
    </section>
  );
}
