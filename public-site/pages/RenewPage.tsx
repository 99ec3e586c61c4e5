import { useState } from 'react';
import { Spinner } from '../layout/Spinner';
import { ChooseAccount } from '../renewals/ChooseAccount';
import { keepPart, type RenewalAccess, recallPart } from '../renewals/kept';
import { Renewal } from '../renewals/Renewal';
import { useAccess } from '../renewals/useAccess';
import { WhichAccount } from '../renewals/WhichAccount';

/** Shows the current subscription, its end date, and what a renewal adds. */
export default function RenewPage() {
  const { access, end, change } = useAccess();
  return (
    <div className="page wide">
      {access ? (
        <OwnRenewal access={access} onChange={change} onEnded={end} />
      ) : (
        <>
          <h1>Your renewal</h1>
          {access === null ? <WhichAccount /> : <Spinner label="Loading your subscription" />}
        </>
      )}
    </div>
  );
}

interface OwnRenewalProps {
  access: RenewalAccess;
  onChange(access: RenewalAccess): void;
  onEnded(): void;
}

/** The renewal of an account, after the choice between several. */
function OwnRenewal({ access, onChange, onEnded }: OwnRenewalProps) {
  const [choice, setChoice] = useState(() => recallPart('choice'));
  const decide = (isMade: boolean) => {
    if (!choice) return;
    keepPart('choice', { ...choice, isMade });
    setChoice({ ...choice, isMade });
  };
  if (choice && !choice.isMade)
    return (
      <ChooseAccount
        access={access}
        accounts={choice.accounts}
        onChoose={(chosen) => {
          onChange(chosen);
          decide(true);
        }}
        onEnded={onEnded}
      />
    );
  return (
    <Renewal
      key={access.accountId}
      access={access}
      onEnded={onEnded}
      {...(choice ? { onChooseAgain: () => decide(false) } : {})}
    />
  );
}
