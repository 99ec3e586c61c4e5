import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { RecordOf } from '../../../resources/defineResource';
import type { receipts } from '../../../resources/receipts';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';
import { usePerform } from '../actions/usePerform';
import { saveReceipt } from './receiptPdf';

/** Downloads a receipt as PDF, from a line of a list. */
export function SaveReceiptButton({ receipt }: { receipt: RecordOf<typeof receipts> }) {
  const { t } = useWording();
  const { busy, perform } = usePerform();
  const label = t('payments.download', { receiptNumber: receipt.receiptNumber });
  const save = () => perform(() => saveReceipt(receipt, t));
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} size="small" loading={busy} onClick={save}>
        <Icon name="download" />
      </IconButton>
    </Tooltip>
  );
}
