import type { RecordOf } from '../../../resources/language/defineResource';
import { receipts } from '../../../resources/payments/receipts';
import { useWording } from '../../i18n/useWording';
import type { Wording } from '../../i18n/wording';
import { useAnswer } from '../../session/calls';
import { useCan } from '../../session/useCan';
import { IconButton } from '../../ui/buttons/IconButton';
import { LinesPanel } from '../actions/LinesPanel';
import { useActionMutation } from '../actions/useActionMutation';
import { saveReceipt } from './receiptPdf';

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

/** Downloads a receipt as PDF, from a line of a list. */
function SaveReceiptButton({ receipt }: { receipt: RecordOf<typeof receipts> }) {
  const { t } = useWording();
  const { perform, isPending } = useActionMutation(() => saveReceipt(receipt, t), { done: (said) => said });
  const label = t('payments.download', { receiptNumber: receipt.receiptNumber });
  return <IconButton label={label} icon="download" loading={isPending} onClick={() => perform()} />;
}
