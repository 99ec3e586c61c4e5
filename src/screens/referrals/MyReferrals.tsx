import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DetailsSkeleton } from '../../crud/details/DetailsSkeleton';
import { Panel } from '../../crud/details/Panel';
import { ListFailure } from '../../crud/list/ListFailure';
import { Message } from '../../crud/list/Message';
import { useWording } from '../../i18n/useWording';
import { LinkCard } from '../salesAgents/LinkCard';
import { EarningsPanel } from './EarningsPanel';
import { ReferralTable } from './ReferralTable';
import { useMyAgencies } from './useMyAgencies';

/** What somebody who sells has brought, and the links with which they bring more. */
export function MyReferrals() {
  const { t } = useWording();
  const { data: agencies, error, refetch } = useMyAgencies();
  if (error) return <ListFailure error={error} onRetry={refetch} />;
  if (!agencies) return <DetailsSkeleton />;
  return (
    <>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {t('referrals.myReferrals')}
      </Typography>
      {agencies.length === 0 ? (
        <Message icon="store" title={t('referrals.noAgency')} text={t('referrals.noAgencyText')} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {agencies.map(({ id, name }) => (
            <EarningsPanel key={id} agencyId={id} name={name} />
          ))}
          {agencies.map((agency) => (
            <Panel key={agency.id} title={t('referrals.linkOf', { name: agency.name })}>
              <LinkCard agency={agency} />
            </Panel>
          ))}
          <ReferralTable />
        </Box>
      )}
    </>
  );
}
