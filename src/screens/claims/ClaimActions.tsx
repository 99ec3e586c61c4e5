import { useState } from 'react';
import { claimActions } from '../../../resources/claims/actions';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';
import { useCan } from '../../session/useCan';
import { ActionBar, onOffer } from '../../ui/buttons/ActionBar';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
import { usePerform } from '../actions/usePerform';
import { type Claim, isOpen } from './Claim';

/** Actions on an open claim: look for its payment again, or decline it. */
export function ClaimActions({ record }: DetailsPartProps) {
  const claim = record as Claim;
  const { t, wordsOf } = useWording();
  const can = useCan();
  const { busy, perform } = usePerform();
  const [declining, setDeclining] = useState(false);
  if (!isOpen(claim)) return null;
  const look = () =>
    perform(async () => {
      const { claim: after } = await callApi('lookForClaim', { params: { id: claim.id } });
      return t('claims.checked', { claim: after.claimNumber, status: wordsOf(after.status).toLowerCase() });
    });
  const actions = onOffer([
    [can('lookForClaim'), { label: t('claims.checkAgain'), icon: 'refresh-cw', run: look, busy }],
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
