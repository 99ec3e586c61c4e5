import type { RecordOf } from '../../../resources/language/defineResource';
import type { receipts } from '../../../resources/payments/receipts';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { ActionBar } from '../../ui/buttons/ActionBar';
import { useActionMutation } from '../actions/useActionMutation';
import { saveReceipt } from './receiptPdf';

/** The actions in the heading of a receipt's details. */
export function ReceiptActions({ record }: DetailsPartProps) {
  const { t } = useWording();
  const receipt = record as RecordOf<typeof receipts>;
  const { perform, isPending } = useActionMutation(() => saveReceipt(receipt, t), { done: (said) => said });
  return (
    <ActionBar
      actions={[{ label: t('payments.downloadPdf'), icon: 'download', run: () => perform(), busy: isPending }]}
      primary
    />
  );
}
