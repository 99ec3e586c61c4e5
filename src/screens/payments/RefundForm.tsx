import { useGetOne } from 'react-admin';
import { paymentRefundTasks } from '../../../resources/payments/paymentRefundTasks';
import type { RefundTask } from './Payment';
import { RefundStepDrawer } from './RefundStepDrawer';

interface Props {
  step: 'submit' | 'effect';
  /** The refund's id. */
  id: string;
  onClose(): void;
}

/**
 * The form of a refund's step. It depends on the payment and on the previous step, so it waits until the current refund has
 * loaded.
 */
export function RefundForm({ step, id, onClose }: Props) {
  const { data, isFetchedAfterMount } = useGetOne<RefundTask>(
    paymentRefundTasks.name,
    { id },
    { refetchOnMount: 'always' },
  );
  return data && isFetchedAfterMount ? <RefundStepDrawer task={data} step={step} onClose={onClose} /> : null;
}
