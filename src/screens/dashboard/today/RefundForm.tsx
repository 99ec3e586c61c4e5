import { useGetOne } from 'react-admin';
import { paymentRefundTasks } from '../../../../resources/payments/paymentRefundTasks';
import type { RefundTask } from '../../payments/Payment';
import { RefundStepDrawer } from '../../payments/RefundStepDrawer';

interface Props {
  step: 'submit' | 'effect';
  /** The refund's. */
  id: string;
  onClose(): void;
}

/** The step of a refund. Its form depends on the payment and on the step before, so it waits for the refund as it is now. */
export function RefundForm({ step, id, onClose }: Props) {
  const { data, isFetchedAfterMount } = useGetOne<RefundTask>(
    paymentRefundTasks.name,
    { id },
    { refetchOnMount: 'always' },
  );
  return data && isFetchedAfterMount ? <RefundStepDrawer task={data} step={step} onClose={onClose} /> : null;
}
