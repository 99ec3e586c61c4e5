import { useWording } from '../../i18n/useWording';
import { ShownOnce } from '../access/apiKeys/ShownOnce';

export interface MadeSecret {
  username: string;
  secret: string;
}

/** Shows the new secret of an access line once. */
export function LineSecret({ made: { username, secret }, onClose }: { made: MadeSecret; onClose(): void }) {
  const { t } = useWording();
  return (
    <ShownOnce
      title={username}
      label={t('network.secret')}
      secret={secret}
      text={t('network.copyNow')}
      usage={t('network.usage', { username })}
      onClose={onClose}
    />
  );
}
