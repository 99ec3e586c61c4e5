import { useState } from 'react';
import { fullName } from '../../../../contract/fullName';
import { clientActions } from '../../../../resources/accounts/clientActions';
import type { clients } from '../../../../resources/accounts/clients';
import type { RecordOf } from '../../../../resources/language/defineResource';
import { useWording } from '../../../i18n/useWording';
import { useCan } from '../../../session/useCan';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { HelperText } from '../../../ui/texts/HelperText';
import { DeclaredDrawer } from '../../actions/DeclaredDrawer';

/** A button that closes a lost lead; hidden for customers. */
export function CloseLead({ client }: { client: RecordOf<typeof clients> }) {
  const { t } = useWording();
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  const name = fullName(client);
  if (!can('closeLead') || client.lostAt || client.stage === 'CUSTOMER') return null;
  return (
    <>
      <ActionButton onClick={() => setOpen(true)}>{t('clients.closeLead')}</ActionButton>
      {isOpen && (
        <DeclaredDrawer
          action={clientActions.closeLead}
          title={t('clients.closeLeadOf', { name })}
          submitLabel={t('clients.closeLead')}
          params={{ id: client.id }}
          version={client.dateUpdated}
          done={() => t('clients.leadClosed', { name })}
          onClose={() => setOpen(false)}
        >
          <HelperText>{t('clients.closeLeadText')}</HelperText>
        </DeclaredDrawer>
      )}
    </>
  );
}
