import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWording } from '../../../i18n/useWording';
import { Failure } from '../../../ui/frames/Failure';
import { Message } from '../../../ui/frames/Message';
import { PageSkeleton } from '../../../ui/frames/PageSkeleton';
import { Panel } from '../../../ui/frames/Panel';
import { CommissionPanel } from '../CommissionPanel';
import { LinkCard } from '../LinkCard';
import { EarningsPanel } from './EarningsPanel';
import { ReferralTable } from './ReferralTable';
import { useMyAgencies } from './useMyAgencies';

/** An agent's referrals, and their links for more. */
export function MyReferrals() {
  const { t } = useWording();
  const { data: agencies, error, refetch } = useMyAgencies();
  if (error) return <Failure whole error={error} onRetry={refetch} />;
  if (!agencies) return <PageSkeleton />;
  return (
    <>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {t('agents.myReferrals')}
      </Typography>
      {agencies.length === 0 ? (
        <Message icon="store" title={t('agents.noAgency')} text={t('agents.noAgencyText')} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {agencies.map(({ id, name }) => (
            <EarningsPanel key={id} agencyId={id} name={name} />
          ))}
          {agencies.map((agency) => (
            <CommissionPanel key={agency.id} agency={agency} />
          ))}
          {agencies.map((agency) => (
            <Panel key={agency.id} title={t('agents.linkOf', { name: agency.name })}>
              <LinkCard agency={agency} />
            </Panel>
          ))}
          <ReferralTable />
        </Box>
      )}
    </>
  );
}
