import type { Ref } from 'react';
import { Link } from 'react-router';
import { brand } from '../../contract/brand';
import { FORM_ANSWERS } from '../../contract/pages/formAnswers';
import { Icon } from '../layout/Icon';

interface MessageSentProps {
  ticketNumber: string;
  ref: Ref<HTMLElement>;
}

/** Shown once the message has become a ticket. */
export function MessageSent({ ticketNumber, ref }: MessageSentProps) {
  return (
    <section ref={ref} tabIndex={-1} className="card status tone-good" aria-labelledby="sent">
      <span className="status-sign">
        <Icon name="check" size={32} />
      </span>
      <h2 id="sent">{FORM_ANSWERS.messageSent}</h2>
      <dl className="facts">
        <div>
          <dt>Ticket number</dt>
          <dd>{ticketNumber}</dd>
        </div>
      </dl>
      <p>
        Quote this number when you call. We answer {brand.contacts.hours.toLowerCase()}, where you told us to reach you.
      </p>
      <Link className="button button-quiet" to="/">
        Back to the home page
      </Link>
    </section>
  );
}
