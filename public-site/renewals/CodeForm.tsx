import { useNavigate } from 'react-router';
import { callApi } from '../api/callApi';
import { newKey } from '../api/idempotencyKey';
import { PhoneCodeForm } from '../forms/PhoneCodeForm';
import { dropPart, keepPart, recallPart } from './kept';

/** A form for the SMS code that gives access to the account. */
export function CodeForm({ number }: { number: string }) {
  const navigate = useNavigate();
  const send = async (code: string) => {
    const browser = recallPart('asked')?.key ?? newKey();
    const body = { number, code, browser };
    const { renewalAccess } = await callApi('verifyRenewalCode', { body, idempotencyKey: browser });
    keepPart('access', renewalAccess);
    dropPart('asked');
    navigate('/renew', { replace: true });
  };
  return <PhoneCodeForm name="code" submitLabel="Continue" send={send} />;
}
