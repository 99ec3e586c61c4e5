import { useGetOne } from 'react-admin';
import type { RefundTask } from '../../../resources/payments/paymentRefundTasks';
import { paymentRefundTasks } from '../../../resources/payments/paymentRefundTasks';
import type { WorklistFormProps } from '../../crud/slots';
import { RefundStepDrawer } from './RefundStepDrawer';

type Props = Pick<WorklistFormProps, 'id' | 'onClose'>;

export const SubmitRefundForm = (props: Props) => <RefundForm step="submit" {...props} />;
export const EffectRefundForm = (props: Props) => <RefundForm step="effect" {...props} />;

/**
 * The form of a refund's step. It depends on the payment and on the previous step, so it waits until the current refund has
 * loaded.
 */
function RefundForm({ step, id, onClose }: Props & { step: 'submit' | 'effect' }) {
  const { data, isFetchedAfterMount } = useGetOne<RefundTask>(
    paymentRefundTasks.name,
    { id },
    { refetchOnMount: 'always' },
  );
  return data && isFetchedAfterMount ? <RefundStepDrawer task={data} step={step} onClose={onClose} /> : null;
}
