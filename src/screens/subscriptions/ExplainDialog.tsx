import { useWording } from '../../i18n/useWording';
import { ShownDialog } from '../../ui/dialogs/ShownDialog';
import { Explanation } from './Explanation';

interface Props {
  subscription: { id: string; subscriptionNumber: string };
  onClose(): void;
}

/** The answer to "why does it end on that day?", over the page where it was asked. */
export function ExplainDialog({ subscription: { id, subscriptionNumber }, onClose }: Props) {
  const { t } = useWording();
  return (
    <ShownDialog title={t('subscriptions.whyOne', { subscriptionNumber })} maxWidth="sm" onClose={onClose}>
      <Explanation subscriptionId={id} />
    </ShownDialog>
  );
}
