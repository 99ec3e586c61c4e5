import { type ReactNode, useState } from 'react';
import type { clients } from '../../../resources/accounts/clients';
import type { RecordOf } from '../../../resources/language/defineResource';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionBar, type BarAction, onOffer } from '../../ui/buttons/ActionBar';
import { ChoiceDrawer } from './ChoiceDrawer';
import { ErasureDrawer } from './ErasureDrawer';
import { ExportDrawer } from './ExportDrawer';
import type { Whose } from './Whose';

interface Props {
  client: RecordOf<typeof clients>;
  /** Further actions, which come first in the menu. */
  more?: readonly BarAction[];
}

/** Privacy actions on a client: a copy of their data, its erasure, and whether they receive reminders. */
export function PrivacyActions({ client: { id, optedOutAt }, more = [] }: Props) {
  const { actions, drawer } = usePrivacyActions({ clientId: id, optedOutAt });
  const all = [...more, ...actions];
  if (all.length === 0) return null;
  return (
    <>
      <ActionBar actions={all} shown={0} />
      {drawer}
    </>
  );
}

/** Returns the privacy actions for a person, and the drawer of the chosen one. */
export function usePrivacyActions(whose: Whose): { actions: BarAction[]; drawer: ReactNode } {
  const { t } = useWording();
  const can = useCan();
  const [chosen, setChosen] = useState<'export' | 'erasure' | 'choice' | null>(null);
  const close = () => setChosen(null);
  const client = 'clientId' in whose ? whose : null;
  const wanted = Boolean(client?.optedOutAt);
  const actions = onOffer([
    [can('exportClientData'), { label: t('privacy.export'), icon: 'download', run: () => setChosen('export') }],
    [
      client !== null && can('optOut'),
      { label: t(wanted ? 'privacy.optIn' : 'privacy.optOut'), icon: 'bell', run: () => setChosen('choice') },
    ],
    [can('requestClientErasure'), { label: t('privacy.erasure'), icon: 'shield', run: () => setChosen('erasure') }],
  ]);
  return {
    actions,
    drawer: (
      <>
        {chosen === 'export' && <ExportDrawer whose={whose} onClose={close} />}
        {chosen === 'erasure' && <ErasureDrawer whose={whose} onClose={close} />}
        {chosen === 'choice' && client && <ChoiceDrawer clientId={client.clientId} wanted={wanted} onClose={close} />}
      </>
    ),
  };
}
