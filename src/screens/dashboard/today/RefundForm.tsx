import { useGetOne } from 'react-admin';
import { paymentRefundTasks } from '../../../../resources/paymentRefundTasks';
import type { RefundTask } from '../../payments/Payment';
import { RefundStepDrawer } from '../../payments/RefundStepDrawer';

interface Props {
  step: 'submit' | 'effect';
  /** The refund's. */
  id: string;
  onClose(): void;
}

/** The step of a refund, whose form depends on how the payment came and on the step before it: what is kept of it may be older. */
export function RefundForm({ step, id, onClose }: Props) {
  const { data, isFetchedAfterMount } = useGetOne<RefundTask>(
    paymentRefundTasks.name,
    { id },
    { refetchOnMount: 'always' },
  );
  return data && isFetchedAfterMount ? <RefundStepDrawer task={data} step={step} onClose={onClose} /> : null;
}
