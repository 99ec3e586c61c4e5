import Box from '@mui/material/Box';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { formatPhone } from '../../../contract/phone';
import { accounts } from '../../../resources/accounts/accounts';
import { type CustomerFit, claimActions, type MoneyCustomer } from '../../../resources/claims/actions';
import type { RecordOf } from '../../../resources/language/defineResource';
import { subscriptionForms } from '../../../resources/orders/subscriptionForms';
import { unmatchedNotifications } from '../../../resources/payments/unmatchedNotifications';
import type { statementLines } from '../../../resources/statements/statementLines';
import { detailsPath } from '../../crud/declarations';
import type { DetailsPartProps, WorklistFormProps } from '../../crud/slots';
import { RecordLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import { useAnswer } from '../../session/calls';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { Failure } from '../../ui/frames/Failure';
import { Panel } from '../../ui/frames/Panel';
import { HelperText } from '../../ui/texts/HelperText';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';

const FITS = {
  ORDER_NAMED: 'claims.moneyNamesOrder',
  ACCOUNT_NAMED: 'claims.moneyNamesAccount',
  CLAIM_CODE: 'claims.moneyClaimed',
  PAYER_NUMBER: 'claims.moneyFromNumber',
  PAID_BEFORE: 'claims.moneyFromNumberBefore',
  PAYER_NAME: 'claims.moneyFromName',
  ATTEMPT: 'claims.moneyTried',
  AMOUNT: 'claims.moneyAmount',
} as const satisfies Record<CustomerFit, string>;

/** Unmatched money: a statement line or a notification of the provider. */
interface Money {
  resource: 'statement-lines' | 'unmatched-notifications';
  id: string;
  /** The code by which people know it. */
  code: string;
  amount: number;
  dateUpdated: string;
}

const LISTS = {
  'statement-lines': 'listLineCustomers',
  'unmatched-notifications': 'listNotificationCustomers',
} as const;
const SETTLES = {
  'statement-lines': claimActions.settleLine,
  'unmatched-notifications': claimActions.settleNotification,
} as const;

type Line = RecordOf<typeof statementLines>;
type Notification = RecordOf<typeof unmatchedNotifications>;

const moneyOfLine = ({ id, code, amount, dateUpdated }: Line): Money => {
  return { resource: 'statement-lines', id, code, amount, dateUpdated };
};

const moneyOfNotification = ({ id, confirmationCode, trackingId, amount, dateUpdated }: Notification): Money => {
  const code = confirmationCode ?? trackingId.slice(0, 8);
  return { resource: 'unmatched-notifications', id, code, amount: amount ?? 0, dateUpdated };
};

/** Shows the customers who may have sent the money of a statement line. */
export function LineCustomers({ record }: DetailsPartProps) {
  const line = record as Line;
  return line.status === 'UNMATCHED' && line.direction === 'IN' && <MoneyCustomers money={moneyOfLine(line)} />;
}

/** Shows the customers who may have sent the money of an unmatched notification. */
export function NotificationCustomers({ record }: DetailsPartProps) {
  const notification = record as Notification;
  const isMoney = notification.status === 'UNMATCHED' && notification.outcome === 'COMPLETED';
  return isMoney && <MoneyCustomers money={moneyOfNotification(notification)} />;
}

/** The form of a waiting notification: its possible customers, and what becomes of the money. */
export function SettleNotificationForm({ id, onClose }: WorklistFormProps) {
  const { data } = useGetOne<Notification>(unmatchedNotifications.name, { id });
  return data ? (
    <SettleDrawer money={moneyOfNotification(data)} chosen={null} decision="ACCEPT" onClose={onClose} />
  ) : null;
}

const useCustomers = ({ resource, id }: Money, enabled = true) =>
  useAnswer(resource, LISTS[resource], { params: { id } }, enabled);

type Chosen = { customer: MoneyCustomer | null; decision: 'ACCEPT' | 'REFUND' };

/** The customers who may have sent unmatched money, with the reasons; each has buttons to pay their order or renewal, or to refund it. */
function MoneyCustomers({ money }: { money: Money }) {
  const { t } = useWording();
  const may = useCan()(SETTLES[money.resource].name);
  const { data, error, refetch } = useCustomers(money, may);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  if (!may) return null;
  if (error) return <Failure error={error} onRetry={refetch} />;
  return (
    <Panel title={t('claims.customers')}>
      {data?.customers.length === 0 && <HelperText>{t('claims.noCustomers')}</HelperText>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data?.customers.map((customer) => (
          <Customer
            key={customer.subscriptionFormId ?? customer.accountId}
            customer={customer}
            money={money}
            onChoose={(decision) => setChosen({ customer, decision })}
          />
        ))}
      </Box>
      <Box sx={{ mt: 1.5 }}>
        <ActionButton onClick={() => setChosen({ customer: null, decision: 'ACCEPT' })}>
          {t('claims.otherCustomer')}
        </ActionButton>
      </Box>
      {chosen && (
        <SettleDrawer
          money={money}
          chosen={chosen.customer}
          decision={chosen.decision}
          onClose={() => setChosen(null)}
        />
      )}
    </Panel>
  );
}

interface CustomerProps {
  customer: MoneyCustomer;
  money: Money;
  onChoose(decision: Chosen['decision']): void;
}

function Customer({ customer, money, onChoose }: CustomerProps) {
  const { t, formatMoney } = useWording();
  const { name, phoneNumber, accountId, accountNumber, subscriptionFormId, formNumber, productName, amount } = customer;
  const about = useFits()(customer);
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
          {[phoneNumber && formatPhone(phoneNumber), productName, about].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      {amount !== null && (
        <Box component="span" sx={{ fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}>
          {formatMoney(amount)}
        </Box>
      )}
      {amount === money.amount ? (
        <ActionButton onClick={() => onChoose('ACCEPT')}>
          {t(subscriptionFormId ? 'claims.payOrder' : 'claims.payRenewal')}
        </ActionButton>
      ) : (
        <HelperText>{t(amount === null ? 'claims.nothingDue' : 'claims.anotherAmount')}</HelperText>
      )}
      <ActionButton variant="text" onClick={() => onChoose('REFUND')}>
        {t('claims.refundMoney')}
      </ActionButton>
    </Box>
  );
}

/** Returns a function that says why money may be a customer's. */
function useFits() {
  const { t } = useWording();
  return ({ fits }: MoneyCustomer) => fits.map((fit) => t(FITS[fit])).join(', ');
}

interface SettleProps {
  money: Money;
  /** The customer who gets the money; null if the user chooses one here. */
  chosen: MoneyCustomer | null;
  decision: Chosen['decision'];
  onClose(): void;
}

function SettleDrawer({ money, chosen, decision, onClose }: SettleProps) {
  const { t, formatMoney } = useWording();
  const { resource, id, code, amount, dateUpdated } = money;
  return (
    <DeclaredDrawer
      action={SETTLES[resource]}
      title={t('claims.settleTitle', { code, amount: formatMoney(amount) })}
      submitLabel={t(chosen && decision === 'REFUND' ? 'claims.refundMoney' : 'claims.settleMoney')}
      params={{ id }}
      version={dateUpdated}
      presets={{ decision, ...ownerOf(chosen) }}
      done={({ payment }) => t('claims.moneySettled', { payment: payment.reference })}
      onClose={onClose}
    >
      <HelperText>{t('claims.settleText')}</HelperText>
      {!chosen && <Suggestions money={money} />}
    </DeclaredDrawer>
  );
}

/** Returns the order or account of the money in the form that the action expects. */
const ownerOf = (customer: MoneyCustomer | null) => ({
  subscriptionFormId: customer?.subscriptionFormId ?? null,
  accountId: customer?.subscriptionFormId ? null : (customer?.accountId ?? null),
});

/** The customers who may have sent the money, each of whom can be chosen with one click. */
function Suggestions({ money }: { money: Money }) {
  const { data } = useCustomers(money);
  const { setValue } = useFormContext();
  const fitsOf = useFits();
  const choose = (customer: MoneyCustomer) => {
    for (const [path, value] of Object.entries(ownerOf(customer))) setValue(path, value, { shouldDirty: true });
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      {data?.customers.map((customer) => (
        <ActionButton
          key={customer.subscriptionFormId ?? customer.accountId}
          variant="text"
          sx={{ textAlign: 'start' }}
          onClick={() => choose(customer)}
        >
          {`${customer.formNumber ?? customer.accountNumber} · ${customer.name} · ${fitsOf(customer)}`}
        </ActionButton>
      ))}
    </Box>
  );
}
