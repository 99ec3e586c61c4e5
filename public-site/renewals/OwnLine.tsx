import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../api/callApi';
import { useCall } from '../api/useCall';
import { SubmitButton } from '../forms/SubmitButton';
import { CallFailed } from '../layout/CallFailed';
import { Notice } from '../layout/Notice';
import { dropPart, keepPart } from './kept';

/** Offers the renewal of the line that the visitor is connected with, without a code; empty if the line is not recognised. */
export function OwnLine() {
  const navigate = useNavigate();
  const { data } = useCall('findOwnLine', {});
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  if (!data?.ownLine) return null;
  const { accountNumber, waitsForPayment } = data.ownLine;

  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setFailure(null);
    try {
      const { renewalAccess } = await callApi('openOwnLine');
      keepPart('access', renewalAccess);
      dropPart('choice');
      dropPart('phoneNumber');
      navigate('/renew');
    } catch (error) {
      setFailure(error);
      setSending(false);
    }
  };

  return (
    <>
      <Notice
        tone={waitsForPayment ? 'warn' : 'info'}
        title={waitsForPayment ? 'Your connection waits for payment' : 'You are connected'}
      >
        <p>You are connected with account {accountNumber}. You can renew it here without a code.</p>
        <form method="post" onSubmit={open}>
          <SubmitButton busy={sending ? 'One moment…' : null}>{`Renew ${accountNumber}`}</SubmitButton>
        </form>
      </Notice>
      {failure !== null && (
        <CallFailed title="The account was not opened" error={failure} unanswered="Nothing was changed. Try again." />
      )}
    </>
  );
}
