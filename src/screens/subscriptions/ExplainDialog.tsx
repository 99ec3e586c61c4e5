import { useWording } from '../../i18n/useWording';
import { ShownDialog } from '../../ui/dialogs/ShownDialog';
import { Explanation } from './Explanation';

interface Props {
  subscription: { id: string; subscriptionNumber: string };
  onClose(): void;
}

/** A dialog that explains why the subscription ends on that day. */
export function ExplainDialog({ subscription: { id, subscriptionNumber }, onClose }: Props) {
  const { t } = useWording();
  return (
    <ShownDialog title={t('subscriptions.whyOne', { subscriptionNumber })} maxWidth="sm" onClose={onClose}>
      <Explanation subscriptionId={id} />
    </ShownDialog>
  );
}
