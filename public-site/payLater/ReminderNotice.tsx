import { useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../api/callApi';
import { Notice } from '../layout/Notice';
import { dropReminder, type Reminder, recallReminder } from './reminder';

/** An order of this device still waits for its payment. */
export default function ReminderNotice() {
  const [reminder, setReminder] = useState<Reminder | null>(recallReminder);
  if (!reminder) return null;
  const { formId, formNumber, amount } = reminder;
  const dismiss = () => {
    dropReminder(formId);
    setReminder(null);
    // Not on this device only: we send none, either. Here they are over, whether or not the call arrives.
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
