import { useState } from 'react';
import { claimActions } from '../../../resources/claims/actions';
import { claims } from '../../../resources/claims/claims';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { paymentForms } from '../../../resources/payments/paymentForms';
import { useRecordLink } from '../../crud/declarations';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionBar } from '../../ui/buttons/ActionBar';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';

interface Props {
  /** The order that the caller says they have paid. */
  order: { subscriptionFormId: string } | { paymentFormId: string };
  phoneNumber: string | null;
  onClose(): void;
}

/** Records a caller's claim about a payment, which is then looked for at once. */
export function RecordClaimDrawer({ order, phoneNumber, onClose }: Props) {
  const { t, wordsOf } = useWording();
  const linkOf = useRecordLink();
  return (
    <DeclaredDrawer
      action={claimActions.recordClaim}
      title={t('claims.recordTitle')}
      submitLabel={t('claims.record')}
      given={order}
      without={['subscriptionFormId', 'paymentFormId']}
      presets={phoneNumber ? { phoneNumber } : {}}
      done={({ claim }) => ({
        said: t('claims.recorded', { claim: claim.claimNumber, status: wordsOf(claim.status).toLowerCase() }),
        link: { label: claim.claimNumber, to: linkOf(claims, claim.id) },
      })}
      onClose={onClose}
    />
  );
}

/** A button on an unpaid payment form that records the payer's claim to have paid. */
export function RecordClaimOfForm({ record }: DetailsPartProps) {
  const { t } = useWording();
  const may = useCan()('recordClaim');
  const [open, setOpen] = useState(false);
  const { id, status, phoneNumber } = record as RecordOf<typeof paymentForms>;
  if (!may || status === 'SUCCESSFUL') return null;
  return (
    <>
      <ActionBar actions={[{ label: t('claims.record'), icon: 'hand-coins', run: () => setOpen(true) }]} />
      {open && (
        <RecordClaimDrawer order={{ paymentFormId: id }} phoneNumber={phoneNumber} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
