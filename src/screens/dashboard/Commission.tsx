import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { referrals } from '../../../resources/agents/referrals';
import { useWording } from '../../i18n/useWording';
import { useAnswer } from '../../session/calls';
import { Panel } from '../../ui/frames/Panel';
import { HelperText } from '../../ui/texts/HelperText';
import { Loaded } from './Loaded';

/** The commission of the signed-in user's agencies. */
export function Commission() {
  const { t, formatMoney } = useWording();
  const earnings = useAnswer(referrals.name, 'getMyEarnings', {});
  const all = (
    <Link component={RouterLink} to={OFFICE_PAGES.myReferrals.route} variant="body2" underline="hover">
      {t('dashboard.seeReferrals')}
    </Link>
  );
  return (
    <Panel title={t('dashboard.yourCommission')} action={all}>
      <Loaded query={earnings} skeleton={<Skeleton variant="rounded" height={48} />}>
        {({ earnings: earned }) => (
          <>
            <Box sx={{ typography: 'h1', fontVariantNumeric: 'tabular-nums' }}>
              {formatMoney(earned.reduce((sum, { commission }) => sum + commission, 0))}
            </Box>
            <HelperText>
              {t('dashboard.ofSales', { sales: formatMoney(earned.reduce((sum, { sales }) => sum + sales, 0)) })}
            </HelperText>
          </>
        )}
      </Loaded>
    </Panel>
  );
}
