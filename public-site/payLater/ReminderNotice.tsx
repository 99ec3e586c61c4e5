import { useState } from 'react';
import { Link } from 'react-router';
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
