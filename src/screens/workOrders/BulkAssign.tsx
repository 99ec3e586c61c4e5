import type { BulkPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { AssignMenu } from './AssignMenu';

/** Assigns the selected work orders. */
export function BulkAssign({ ids, onDone }: BulkPartProps) {
  const { t } = useWording();
  return <AssignMenu ids={ids} label={t('workOrders.assign')} icon="user-plus" onAssigned={onDone} />;
}
