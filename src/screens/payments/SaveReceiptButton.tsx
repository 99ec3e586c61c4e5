import type { RecordOf } from '../../../resources/language/defineResource';
import type { receipts } from '../../../resources/payments/receipts';
import { useWording } from '../../i18n/useWording';
import { IconButton } from '../../ui/buttons/IconButton';
import { usePerform } from '../actions/usePerform';
import { saveReceipt } from './receiptPdf';

/** Downloads a receipt as PDF, from a line of a list. */
export function SaveReceiptButton({ receipt }: { receipt: RecordOf<typeof receipts> }) {
  const { t } = useWording();
  const { busy, perform } = usePerform();
  const label = t('payments.download', { receiptNumber: receipt.receiptNumber });
  const save = () => perform(() => saveReceipt(receipt, t));
  return <IconButton label={label} icon="download" loading={busy} onClick={save} />;
}
