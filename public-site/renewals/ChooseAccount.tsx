import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { againstRenewing } from '../../contract/subscriptions/renewing';
import type { SharedAccount } from '../../resources/subscriptions/renewalActions';
import { callApi } from '../api/callApi';
import { ChoiceCard } from '../forms/ChoiceCard';
import { SubmitButton } from '../forms/SubmitButton';
import { CallFailed } from '../layout/CallFailed';
import { isEnded, type RenewalAccess } from './kept';

interface ChooseAccountProps {
  access: RenewalAccess;
  accounts: readonly SharedAccount[];
  onChoose(access: RenewalAccess): void;
  onEnded(): void;
}

/** Lets a customer whose phone number has several accounts choose the one to renew. */
export function ChooseAccount({ access, accounts, onChoose, onEnded }: ChooseAccountProps) {
  const [chosenId, choose] = useState(access.accountId);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    if (chosenId === access.accountId) return onChoose(access);
    setSending(true);
    setFailure(null);
    callApi('chooseRenewalAccount', { body: { accountId: chosenId }, token: access.token }).then(
      ({ renewalAccess }) => onChoose(renewalAccess),
      (error: unknown) => {
        if (isEnded(error)) return onEnded();
        setFailure(error);
        setSending(false);
      },
    );
  };

  return (
    <form className="narrow" method="post" onSubmit={submit}>
      <fieldset className="part card">
        <legend>
          <h1>Which account do you renew?</h1>
        </legend>
        <p className="soft">Your phone number has {accounts.length} accounts.</p>
        <div className="choices">
          {accounts.map((account) => (
            <ChoiceCard
              key={account.accountId}
              name="accountId"
              value={account.accountId}
              checked={account.accountId === chosenId}
              onChange={() => choose(account.accountId)}
            >
              <AccountFacts account={account} />
            </ChoiceCard>
          ))}
        </div>
      </fieldset>
      {failure !== null && (
        <CallFailed title="The account was not opened" error={failure} unanswered="Nothing was changed. Try again." />
      )}
      <SubmitButton wide busy={sending ? 'One moment…' : null}>
        Continue
      </SubmitButton>
      <p>
        <Link className="button button-text" to="/login_renew">
          Use another number
        </Link>
      </p>
    </form>
  );
}

function AccountFacts({ account: { accountNumber, accountStatus, productName, area } }: { account: SharedAccount }) {
  const refusal = againstRenewing(accountStatus);
  return (
    <>
      <b>{accountNumber}</b>
      <span>{[productName, area].filter(Boolean).join(' · ')}</span>
      {refusal && <span className="soft">{refusal.title}. It can’t be renewed.</span>}
    </>
  );
}
