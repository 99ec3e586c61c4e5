import { useState } from 'react';
import { claimActions } from '../../../resources/claims/actions';
import type { Claim } from '../../../resources/claims/claims';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionBar, onOffer } from '../../ui/buttons/ActionBar';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
import { useActionMutation } from '../actions/useActionMutation';
import { isClaimOpen } from './Claim';

/** Actions on an open claim: look for its payment again, or decline it. */
export function ClaimActions({ record }: DetailsPartProps) {
  const claim = record as Claim;
  const { t, wordsOf } = useWording();
  const can = useCan();
  const { perform, isPending } = useActionMutation('lookForClaim', {
    done: ({ claim: after }) =>
      t('claims.checked', { claim: after.claimNumber, status: wordsOf(after.status).toLowerCase() }),
  });
  const [declining, setDeclining] = useState(false);
  if (!isClaimOpen(claim)) return null;
  const look = () => perform({ params: { id: claim.id } });
  const actions = onOffer([
    [can('lookForClaim'), { label: t('claims.checkAgain'), icon: 'refresh-cw', run: look, busy: isPending }],
    [can('declineClaim'), { label: t('claims.decline'), icon: 'circle-x', run: () => setDeclining(true) }],
  ]);
  return (
    <>
      <ActionBar actions={actions} />
      {declining && (
        <DeclaredDrawer
          action={claimActions.declineClaim}
          title={t('claims.declineTitle', { claim: claim.claimNumber })}
          submitLabel={t('claims.decline')}
          params={{ id: claim.id }}
          version={claim.dateUpdated}
          done={() => t('claims.declined', { claim: claim.claimNumber })}
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  );
}
