import type { RecordOf } from '../../../resources/language/defineResource';
import type { receipts } from '../../../resources/payments/receipts';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { ActionBar } from '../../ui/buttons/ActionBar';
import { usePerform } from '../actions/usePerform';
import { saveReceipt } from './receiptPdf';

/** The actions in the heading of a receipt's details. */
export function ReceiptActions({ record }: DetailsPartProps) {
  const { t } = useWording();
  const { busy, perform } = usePerform();
  const receipt = record as RecordOf<typeof receipts>;
  const run = () => perform(() => saveReceipt(receipt, t));
  return <ActionBar actions={[{ label: t('payments.downloadPdf'), icon: 'download', run, busy }]} primary />;
}
