import { useState } from 'react';
import { COA_PORT } from '../../../contract/network/networkAccessServers';
import { nasActions } from '../../../resources/network/nasActions';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
import { NasSecret, type NewNasSecret } from './NasSecret';

/** A button in the heading of the NAS list: it creates one and shows its shared secret once. */
export function NewNas() {
  const { t } = useWording();
  const may = useCan()('createNas');
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<NewNasSecret | null>(null);
  if (!may) return null;
  return (
    <>
      <ActionButton variant="contained" icon="plus" onClick={() => setOpen(true)}>
        {t('network.newNas')}
      </ActionButton>
      {open && (
        <DeclaredDrawer
          action={nasActions.createNas}
          title={t('network.newNas')}
          submitLabel={t('network.newNas')}
          presets={{ coaPort: COA_PORT }}
          done={(created) => {
            setMade(created);
            return t('network.nasCreated', { name: created.networkAccessServer.name });
          }}
          onClose={() => setOpen(false)}
        />
      )}
      {made && <NasSecret made={made} onClose={() => setMade(null)} />}
    </>
  );
}
