import Box from '@mui/material/Box';
import { accounts } from '../../../resources/accounts/accounts';
import { useDeclarations } from '../../crud/declarations';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { StatusChip } from '../../ui/texts/StatusChip';
import { AccountPreview } from './AccountPreview';
import type { FoundRecord } from './choices';
import { RecordVerbs } from './RecordVerbs';

/** The main facts of a record and its actions; for a customer's record, also the customer's status. */
export function Preview({ record }: { record: FoundRecord }) {
  const { nameOf, formatMoney } = useWording();
  const resource = useDeclarations().find(({ name }) => name === record.resource);
  const mayRead = useCan()(accounts, 'read');
  const { label, state, amount, accountId } = record;
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      {record.resource !== accounts.name && (
        <>
          <Box>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Box sx={{ typography: 'h2', overflowWrap: 'anywhere' }}>{label}</Box>
              {state && <StatusChip value={state} />}
            </Box>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {[resource && nameOf(resource, 1), amount != null && formatMoney(amount)].filter(Boolean).join(' · ')}
            </Box>
          </Box>
          <RecordVerbs record={record} />
        </>
      )}
      {accountId && mayRead && <AccountPreview accountId={accountId} />}
    </Box>
  );
}
