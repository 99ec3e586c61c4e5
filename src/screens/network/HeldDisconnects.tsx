import { useState } from 'react';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { networkAccessServers } from '../../../resources/network/networkAccessServers';
import { sessionActions } from '../../../resources/network/sessionActions';
import { useWording } from '../../i18n/useWording';
import type { BarAction } from '../../ui/buttons/ActionBar';
import { HelperText } from '../../ui/texts/HelperText';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';

type Nas = Pick<RecordOf<typeof networkAccessServers>, 'id' | 'name' | 'heldSince'>;

/** Returns the actions on disconnects of a NAS that wait for a person, and the form of the chosen one. */
export function useHeldDisconnects({ id, name, heldSince }: Nas) {
  const { t } = useWording();
  const [chosen, setChosen] = useState<'releaseDisconnects' | 'discardDisconnects' | null>(null);
  const actions: BarAction[] = heldSince
    ? [
        { label: t('network.release'), icon: 'power', run: () => setChosen('releaseDisconnects') },
        { label: t('network.discardHeld'), icon: 'x', run: () => setChosen('discardDisconnects') },
      ]
    : [];
  const isRelease = chosen === 'releaseDisconnects';
  const label = isRelease ? t('network.release') : t('network.discardHeld');
  const form = chosen && (
    <DeclaredDrawer
      action={sessionActions[chosen]}
      title={label}
      submitLabel={label}
      params={{ id }}
      done={() => (isRelease ? t('network.released', { name }) : t('network.heldDiscarded', { name }))}
      onClose={() => setChosen(null)}
    >
      <HelperText>{isRelease ? t('network.releaseText') : t('network.discardHeldText')}</HelperText>
    </DeclaredDrawer>
  );
  return { actions, form };
}
