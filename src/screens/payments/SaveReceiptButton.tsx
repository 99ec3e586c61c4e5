import type { RecordOf } from '../../../resources/language/defineResource';
import type { receipts } from '../../../resources/payments/receipts';
import { useWording } from '../../i18n/useWording';
import { IconButton } from '../../ui/buttons/IconButton';
import { useActionMutation } from '../actions/useActionMutation';
import { saveReceipt } from './receiptPdf';

/** Downloads a receipt as PDF, from a line of a list. */
export function SaveReceiptButton({ receipt }: { receipt: RecordOf<typeof receipts> }) {
  const { t } = useWording();
  const { perform, isPending } = useActionMutation(() => saveReceipt(receipt, t), { done: (said) => said });
  const label = t('payments.download', { receiptNumber: receipt.receiptNumber });
  return <IconButton label={label} icon="download" loading={isPending} onClick={() => perform()} />;
}
