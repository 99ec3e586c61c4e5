import Alert from '@mui/material/Alert';
import { useWording } from '../../i18n/useWording';

/** Says how many payments from before the ledger have no entries yet; hidden if there are none. */
export function WithoutEntries({ count }: { count: number }) {
  const { t } = useWording();
  return count > 0 && <Alert severity="warning">{t('ledger.withoutEntries', { smart_count: count })}</Alert>;
}
