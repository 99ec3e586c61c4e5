import type { Ref } from 'react';
import { Notice } from '../layout/Notice';
import { type FormName, findEntry, spanOf } from './outbox';

interface WaitingNoticeProps {
  form: FormName;
  ref: Ref<HTMLElement>;
}

/** Replaces a form that waits for the connection. */
export function WaitingNotice({ form, ref }: WaitingNoticeProps) {
  const entry = findEntry(form);
  const untilClosed = entry !== null && spanOf(entry) === 'visit';
  return (
    <section ref={ref} tabIndex={-1} className="waiting" aria-label="Waiting to be sent">
      <Notice tone="warn" title={untilClosed ? 'Saved in this tab' : 'Saved on this phone'}>
        <p>We will send it when you are back online. You can use other pages meanwhile.</p>
        {untilClosed && <p>Leave this tab open: we keep no national ID number on a phone once it is closed.</p>}
      </Notice>
    </section>
  );
}
