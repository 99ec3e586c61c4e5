import { useWording } from '../../i18n/useWording';
import { ShownOnce } from '../access/apiKeys/ShownOnce';

export interface NewNasSecret {
  name: string;
  secret: string;
}

/** Shows the new shared secret of a NAS once. */
export function NasSecret({ made: { name, secret }, onClose }: { made: NewNasSecret; onClose(): void }) {
  const { t } = useWording();
  return (
    <ShownOnce
      title={name}
      label={t('network.sharedSecret')}
      secret={secret}
      text={t('network.copyNow')}
      usage={t('network.nasUsage')}
      onClose={onClose}
    />
  );
}
