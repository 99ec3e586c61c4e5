import { useState } from 'react';
import { networkActions } from '../../../resources/network/actions';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
import { LineSecret, type MadeSecret } from './LineSecret';

/** A button in the heading of the list of access lines: it creates one and shows its secret once. */
export function NewAccessLine() {
  const { t } = useWording();
  const may = useCan()('createAccessLine');
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<MadeSecret | null>(null);
  if (!may) return null;
  return (
    <>
      <ActionButton variant="contained" icon="plus" onClick={() => setOpen(true)}>
        {t('network.create')}
      </ActionButton>
      {open && (
        <DeclaredDrawer
          action={networkActions.createAccessLine}
          title={t('network.create')}
          submitLabel={t('network.create')}
          without={['deviceId']}
          done={({ accessLine: { username }, secret }) => {
            setMade({ username, secret });
            return t('network.created', { username });
          }}
          onClose={() => setOpen(false)}
        />
      )}
      {made && <LineSecret made={made} onClose={() => setMade(null)} />}
    </>
  );
}
