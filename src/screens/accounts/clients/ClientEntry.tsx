import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useGetOne } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../../contract/pages/officePages';
import type { Act } from '../../../../dataProvider/act';
import { clients } from '../../../../resources/accounts/clients';
import { coverageChecks } from '../../../../resources/coverage/coverageChecks';
import { interestForms } from '../../../../resources/coverage/interestForms';
import { detailsPath, recordAddress } from '../../../crud/declarations';
import { useIdParam } from '../../../crud/useIdParam';
import type { PlainKey } from '../../../i18n/messages';
import { useWording } from '../../../i18n/useWording';
import { useCan } from '../../../session/useCan';
import { PageHeading } from '../../../ui/frames/PageHeading';
import { Panel } from '../../../ui/frames/Panel';
import { FORM_WIDTH } from '../../../ui/frames/width';
import { ActionForm, SubmitButton } from '../../forms/ActionForm';
import { type Check, type CreatedKind, type Intent, outcomeOf } from './coverage';
import { KnownClients } from './KnownClients';
import { PersonInputs } from './PersonInputs';
import { NOW, PersonRecorded } from './PersonRecorded';
import { PlaceCheck } from './PlaceCheck';
import { type PersonInput, type Recorded, useRecordPerson } from './useRecordPerson';

const TEXT: Record<Intent, PlainKey> = {
  client: 'clients.clientText',
  lead: 'clients.leadText',
};
const SUBMIT: Record<CreatedKind, PlainKey> = {
  PROSPECT: 'clients.createAndSubscribe',
  LEAD: 'clients.createLead',
  INTEREST: 'clients.recordInterest',
};
const subscribing = OFFICE_PAGES.subscribeClient;

/** Creates a client or lead after a coverage check; then opens the next step, or the client. */
export function ClientEntry({ intent }: { intent: Intent }) {
  const { t } = useWording();
  const navigate = useNavigate();
  const record = useRecordPerson();
  const maySubscribe = useCan()(subscribing.permissions);
  const mayRead = useCan()(clients, 'read');
  const [check, setCheck] = useEarlierCheck();
  const [recorded, setRecorded] = useState<Recorded | null>(null);
  const outcome = outcomeOf(intent, check);

  const enter = async (person: PersonInput, act: Act) => {
    const made = await record(person, outcome, check, act);
    if (made.outcome === 'PROSPECT' && maySubscribe) {
      navigate(`${subscribing.route}?clientId=${made.clientId}`);
      return t('clients.clientCreated', { name: made.name });
    }
    if (!mayRead || !made.clientId) {
      setRecorded(made);
      return undefined;
    }
    navigate(recordAddress(detailsPath(clients) ?? '', made.clientId));
    return t(NOW[made.outcome], { name: made.name });
  };
  if (recorded) return <PersonRecorded recorded={recorded} onAnother={() => setRecorded(null)} />;
  return (
    <Box sx={{ maxWidth: FORM_WIDTH.inputs }}>
      <PageHeading title={t(intent === 'client' ? 'clients.newClient' : 'clients.newLead')} text={t(TEXT[intent])} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Panel title={t('clients.coverage')}>
          <PlaceCheck check={check} onCheck={setCheck} />
        </Panel>
        <Panel title={t('clients.person')}>
          <ActionForm<PersonInput>
            defaultValues={{}}
            perform={enter}
            refreshes={[clients.name, interestForms.name]}
            actions={<SubmitButton progress={t('common.saving')}>{t(SUBMIT[outcome])}</SubmitButton>}
          >
            <PersonInputs />
            <ResidenceAt place={check?.location.commonName ?? ''} />
            <KnownClients />
          </ActionForm>
        </Panel>
      </Box>
    </Box>
  );
}

/** The page for a client who orders today. */
export const NewClient = () => <ClientEntry intent="client" />;

/** The page for a lead, who may order later. */
export const NewLead = () => <ClientEntry intent="lead" />;

/**
 * Prefills the residence with the checked place, because customers usually live there. A residence that staff have typed stays.
 */
function ResidenceAt({ place }: { place: string }) {
  const { getValues, setValue } = useFormContext();
  const filled = useRef('');
  useEffect(() => {
    const current = getValues('placeOfResidence') ?? '';
    if (!place || current !== filled.current) return;
    filled.current = place;
    setValue('placeOfResidence', place);
  }, [place, getValues, setValue]);
  return null;
}

/** Returns the check made on this page, or the one in the address (`?coverageCheckId=`). */
function useEarlierCheck() {
  const id = useIdParam('coverageCheckId');
  const mayRead = useCan()(coverageChecks, 'read');
  const [made, setMade] = useState<Check | null>(null);
  const { data } = useGetOne<Check>(coverageChecks.name, { id }, { enabled: id !== '' && mayRead, retry: false });
  return [made ?? data ?? null, setMade] as const;
}
