import type { RecordOf } from '../../../resources/language/defineResource';
import { receipts } from '../../../resources/payments/receipts';
import { useWording } from '../../i18n/useWording';
import type { Wording } from '../../i18n/wording';
import { useAnswer } from '../../session/calls';
import { useCan } from '../../session/useCan';
import { LinesPanel } from '../actions/LinesPanel';
import { SaveReceiptButton } from './SaveReceiptButton';

interface Props {
  /** The owner of the receipts: filters of `GET receipts`. */
  of: { accountId: string } | { subscriptionId: string };
}

/** Receipts, newest first, each with its PDF. */
export function ReceiptsPanel({ of }: Props) {
  const wording = useWording();
  const can = useCan();
  const query = { ...of, offset: 0, limit: 100, sortBy: 'dateCreated', sortAsc: false };
  const answer = useAnswer(receipts.name, 'listReceipts', { query });
  if (!can('listReceipts')) return null;
  return (
    <LinesPanel
      title={wording.t('payments.receipts')}
      resource={receipts}
      answer={{ ...answer, data: answer.data?.receipts }}
      facts={(receipt) => factsOf(receipt, wording)}
    />
  );
}

const factsOf = (receipt: RecordOf<typeof receipts>, { t, formatDateTime, formatMoney }: Wording) => ({
  below: [formatDateTime(receipt.issuedAt), receipt.voided && t('payments.void')],
  amount: formatMoney(receipt.amount),
  action: <SaveReceiptButton receipt={receipt} />,
});
