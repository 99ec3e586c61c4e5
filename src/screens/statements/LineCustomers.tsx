import Box from '@mui/material/Box';
import { useState } from 'react';
import { formatPhone } from '../../../contract/phone';
import { accounts } from '../../../resources/accounts/accounts';
import { type CustomerFit, claimActions, type LineCustomer } from '../../../resources/claims/actions';
import type { RecordOf } from '../../../resources/language/defineResource';
import { subscriptionForms } from '../../../resources/orders/subscriptionForms';
import type { statementLines } from '../../../resources/statements/statementLines';
import { detailsPath } from '../../crud/declarations';
import type { DetailsPartProps } from '../../crud/slots';
import { RecordLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import { useAnswer } from '../../session/calls';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { Failure } from '../../ui/frames/Failure';
import { Panel } from '../../ui/frames/Panel';
import { HelperText } from '../../ui/texts/HelperText';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';

type Line = RecordOf<typeof statementLines>;

const FITS = {
  ORDER_NAMED: 'statements.fitsOrder',
  ACCOUNT_NAMED: 'statements.fitsAccount',
  CLAIM_CODE: 'statements.fitsClaim',
  PAYER_NUMBER: 'statements.fitsNumber',
  PAYER_NAME: 'statements.fitsName',
  AMOUNT: 'statements.fitsAmount',
} as const satisfies Record<CustomerFit, string>;

/** On a line with unmatched money in: who may have sent it and why, each with a button that pays their order or renewal with it. */
export function LineCustomers({ record }: DetailsPartProps) {
  const line = record as Line;
  const { t } = useWording();
  const can = useCan();
  const isWaiting = line.status === 'UNMATCHED' && line.direction === 'IN' && can('settleLine');
  const { data, error, refetch } = useAnswer(
    'statement-lines',
    'listLineCustomers',
    { params: { id: line.id } },
    isWaiting,
  );
  const [chosen, setChosen] = useState<LineCustomer | 'other' | null>(null);
  if (!isWaiting) return null;
  if (error) return <Failure error={error} onRetry={refetch} />;
  return (
    <Panel title={t('statements.customers')}>
      {data?.customers.length === 0 && <HelperText>{t('statements.noCustomers')}</HelperText>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data?.customers.map((customer) => (
          <Customer
            key={customer.subscriptionFormId ?? customer.accountId}
            customer={customer}
            line={line}
            onChoose={() => setChosen(customer)}
          />
        ))}
      </Box>
      <Box sx={{ mt: 1.5 }}>
        <ActionButton onClick={() => setChosen('other')}>{t('statements.otherCustomer')}</ActionButton>
      </Box>
      {chosen && (
        <SettleDrawer line={line} chosen={chosen === 'other' ? null : chosen} onClose={() => setChosen(null)} />
      )}
    </Panel>
  );
}

function Customer({ customer, line, onChoose }: { customer: LineCustomer; line: Line; onChoose(): void }) {
  const { t, formatMoney } = useWording();
  const { name, phoneNumber, accountId, accountNumber, subscriptionFormId, formNumber, productName, amount } = customer;
  const fits = customer.fits.map((fit) => t(FITS[fit])).join(', ');
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, typography: 'body2' }}>
      <Box sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
        {accountId ? (
          <RecordLink details={detailsPath(accounts)} id={accountId} text={`${accountNumber} · ${name}`} />
        ) : (
          <RecordLink
            details={detailsPath(subscriptionForms)}
            id={subscriptionFormId ?? ''}
            text={`${formNumber} · ${name}`}
          />
        )}
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {[phoneNumber && formatPhone(phoneNumber), productName, fits].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      {amount !== null && (
        <Box component="span" sx={{ fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}>
          {formatMoney(amount)}
        </Box>
      )}
      {amount === line.amount ? (
        <ActionButton onClick={onChoose}>
          {t(subscriptionFormId ? 'statements.payOrder' : 'statements.payRenewal')}
        </ActionButton>
      ) : (
        <HelperText>{t('statements.otherAmount')}</HelperText>
      )}
    </Box>
  );
}

function SettleDrawer({ line, chosen, onClose }: { line: Line; chosen: LineCustomer | null; onClose(): void }) {
  const { t, formatMoney } = useWording();
  const { id, code, amount, dateUpdated } = line;
  return (
    <DeclaredDrawer
      action={claimActions.settleLine}
      title={t('statements.settleTitle', { code, amount: formatMoney(amount) })}
      submitLabel={t('statements.settle')}
      params={{ id }}
      version={dateUpdated}
      presets={{
        subscriptionFormId: chosen?.subscriptionFormId ?? null,
        accountId: chosen?.subscriptionFormId ? null : (chosen?.accountId ?? null),
      }}
      done={({ payment }) => t('statements.settled', { payment: payment.reference })}
      onClose={onClose}
    >
      <HelperText>{t('statements.settleText')}</HelperText>
    </DeclaredDrawer>
  );
}
