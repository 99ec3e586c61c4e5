import type { clients } from '../../../resources/accounts/clients';
import type { RecordOf } from '../../../resources/language/defineResource';
import { ActionBar } from '../../ui/buttons/ActionBar';
import { usePrivacyActions } from './usePrivacyActions';

/** Privacy actions on a client: a copy of their data, its erasure, and whether they receive reminders. */
export function PrivacyActions({ client: { id, optedOutAt } }: { client: RecordOf<typeof clients> }) {
  const { actions, drawer } = usePrivacyActions({ clientId: id, optedOutAt });
  if (actions.length === 0) return null;
  return (
    <>
      <ActionBar actions={actions} shown={0} />
      {drawer}
    </>
  );
}
