import type { Answers } from '../../../resources/catalogue/actions';
import { useWording } from '../../i18n/useWording';
import { ShownOnce } from '../access/apiKeys/ShownOnce';
import { RouterCommands } from './RouterCommands';
import { useNasHealth } from './useNasHealth';

export type NewNasSecret = Answers['createNas'];

/** Shows the new shared secret of a NAS once, with the commands to enter on its router. */
export function NasSecret({ made: { networkAccessServer, secret }, onClose }: { made: NewNasSecret; onClose(): void }) {
  const { t } = useWording();
  const health = useNasHealth(networkAccessServer.id);
  return (
    <ShownOnce
      title={networkAccessServer.name}
      label={t('network.sharedSecret')}
      secret={secret}
      text={t('network.copyNow')}
      usage={t('network.nasUsage')}
      onClose={onClose}
    >
      {health && <RouterCommands nas={networkAccessServer} health={health} secret={secret} />}
    </ShownOnce>
  );
}
