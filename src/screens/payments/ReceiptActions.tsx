import type { RecordOf } from '../../../resources/defineResource';
import type { receipts } from '../../../resources/receipts';
import type { DetailsPartProps } from '../../crud/slots';
import { ActionBar } from '../actions/ActionBar';
import { usePerform } from '../actions/usePerform';
import { saveReceipt } from './receiptPdf';

/** In the heading of a receipt's details. */
export function ReceiptActions({ record }: DetailsPartProps) {
  const { busy, perform } = usePerform();
  const receipt = record as unknown as RecordOf<typeof receipts>;
  const run = () => perform(() => saveReceipt(receipt));
  return <ActionBar actions={[{ label: 'Download PDF', icon: 'download', run, busy }]} primary />;
}
