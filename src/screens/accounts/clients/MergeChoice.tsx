import Box from '@mui/material/Box';
import { useGetOne } from 'react-admin';
import { clients } from '../../../../resources/accounts/clients';
import { detailsPath } from '../../../crud/declarations';
import { RecordLink } from '../../../crud/values/ReferenceLink';
import { useWording } from '../../../i18n/useWording';
import { useAnswer } from '../../../session/calls';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { Failure } from '../../../ui/frames/Failure';
import { PageHeading } from '../../../ui/frames/PageHeading';
import { PageSkeleton } from '../../../ui/frames/PageSkeleton';
import { Panel } from '../../../ui/frames/Panel';
import { HelperText } from '../../../ui/texts/HelperText';
import { StatusChip } from '../../../ui/texts/StatusChip';
import { RecordPicker } from '../../forms/RecordPicker';
import type { Client } from './useKnownClients';

const SAME = {
  phoneNumber: 'clients.samePhone',
  emailAddress: 'clients.sameEmail',
  nationalId: 'clients.sameNationalId',
} as const;

interface Props {
  clientId: string;
  onChoose(id: string): void;
}

/** Chooses the client to merge with: the likely duplicates first, any other by a search. */
export function MergeChoice({ clientId, onChoose }: Props) {
  const { t } = useWording();
  const { data: client, ...reading } = useGetOne<Client>(clients.name, { id: clientId }, { retry: false });
  const { data, error, refetch } = useAnswer(clients.name, 'listMergeCandidates', { params: { id: clientId } });
  if (reading.error) return <Failure whole error={reading.error} onRetry={reading.refetch} />;
  if (error) return <Failure whole error={error} onRetry={refetch} />;
  if (!client || !data) return <PageSkeleton />;
  return (
    <>
      <PageHeading title={t('clients.mergeOne', { name: clients.represent(client) })} text={t('clients.mergeText')} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Panel title={t('clients.likelyDuplicates')}>
          {data.candidates.length === 0 && <HelperText>{t('clients.noDuplicates')}</HelperText>}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {data.candidates.map(({ client: other, same }) => (
              <Box
                component="li"
                key={other.id}
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, typography: 'body2' }}
              >
                <Box sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
                  <RecordLink
                    details={detailsPath(clients)}
                    id={other.id}
                    text={`${other.clientNumber} · ${clients.represent(other)}`}
                  />
                  <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                    {same.map((field) => t(SAME[field])).join(', ')}
                  </Box>
                </Box>
                <StatusChip value={other.stage} />
                <ActionButton onClick={() => onChoose(other.id)}>{t('clients.preview')}</ActionButton>
              </Box>
            ))}
          </Box>
        </Panel>
        <Panel title={t('clients.anotherClient')}>
          <RecordPicker resource={clients} label={t('common.client')} onPick={onChoose} />
        </Panel>
      </Box>
    </>
  );
}
