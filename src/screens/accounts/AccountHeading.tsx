import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatPhone } from '../../../contract/phone';
import { useWording } from '../../i18n/useWording';
import { ActionBar } from '../../ui/buttons/ActionBar';
import { CopyButton } from '../../ui/buttons/CopyButton';
import { StatusChip } from '../../ui/texts/StatusChip';
import { type Account, customerName } from './Account';
import { useAccountActions } from './useAccountActions';

/** The customer's name and contacts, and the actions on the account. */
export function AccountHeading({ account }: { account: Account }) {
  const { t } = useWording();
  const { actions, drawer } = useAccountActions(account);
  const { accountNumber, status, accountType, accountDetail } = account;
  const { phoneNumber, placeOfResidence } = accountDetail;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {customerName(account)}
          </Typography>
          <StatusChip value={status} />
        </Box>
        <Typography
          variant="body2"
          component="div"
          sx={{
            color: 'text.secondary',
            mt: 0.25,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1,
          }}
        >
          <span>
            {accountNumber} <CopyButton text={accountNumber} what={t('accounts.accountNumber')} />
          </span>
          <Link href={`tel:${phoneNumber}`}>{formatPhone(phoneNumber)}</Link>
          {placeOfResidence && <span>{placeOfResidence}</span>}
          {accountType && <span>{accountType.name}</span>}
        </Typography>
      </Box>
      {actions.length > 0 && <ActionBar actions={actions} shown={3} primary />}
      {drawer}
    </Box>
  );
}
