import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import type { AccountStatus } from '../../../../contract/subscriptions/accountStatus';
import { isRenewable } from '../../../../contract/subscriptions/renewing';
import type { Act } from '../../../../dataProvider/act';
import { accounts } from '../../../../resources/accounts/accounts';
import type { Answers } from '../../../../resources/catalogue/actions';
import type { RecordOf } from '../../../../resources/language/defineResource';
import { useWording } from '../../../i18n/useWording';
import { useCan } from '../../../session/useCan';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { TwoColumns } from '../../../ui/frames/Columns';
import { PageHeading } from '../../../ui/frames/PageHeading';
import { Panel } from '../../../ui/frames/Panel';
import { CardChoices } from '../../../ui/inputs/CardChoices';
import { FactList } from '../../../ui/texts/FactList';
import { StatusChip } from '../../../ui/texts/StatusChip';
import type { Package } from '../../orders/Package';
import { packageChoices } from '../../orders/PackageInput';
import { cardPaymentOf, type Means } from '../../payments/attempts/attempt';
import { PaymentPanel } from '../../payments/attempts/PaymentPanel';
import { useFollowed } from '../../payments/attempts/useFollowed';

interface Props {
  accountId: string;
  /** The active subscription, or else the one paid last; null if there was none yet. */
  latest: Answers['getLatestSubscription']['subscription'] | null;
  /** The packages on offer. */
  products: readonly Package[];
  /** Called to choose another customer. */
  onOther(): void;
}

/** The account's subscription, what a renewal adds, and its payment. */
export function Renewal({ accountId, latest, products, onOther }: Props) {
  const wording = useWording();
  const { t } = wording;
  const { paymentId, follow } = useFollowed();
  const mayRead = useCan()(accounts, 'read');
  const { data: account } = useGetOne<RecordOf<typeof accounts>>(
    accounts.name,
    { id: accountId },
    { enabled: mayRead, retry: false },
  );
  const [chosen, setChosen] = useState(latest?.product.id ?? '');
  const product = products.find(({ id }) => id === chosen);
  const status = latest?.accountStatus ?? account?.status ?? 'NEW';
  const renew = async (act: Act) =>
    (await act('renewSubscription', { body: { accountId, productId: chosen } })).accountSubscription;
  const mayPay = useCan()('payRenewal');
  const pay = async (means: Means, act: Act) =>
    cardPaymentOf(await act('payRenewal', { params: { id: (await renew(act)).id }, body: means }));
  return (
    <>
      <PageHeading
        title={
          account ? t('payments.renew', { account: accounts.represent(account) }) : t('payments.renewASubscription')
        }
      >
        <ActionButton onClick={onOther}>{t('payments.anotherCustomer')}</ActionButton>
      </PageHeading>
      <TwoColumns aside={<Present latest={latest} product={isRefused(status) || paymentId ? null : product} />}>
        {isRefused(status) && <Alert severity="warning">{t(`payments.cannotRenew${status}`)}</Alert>}
        {!paymentId && !isRefused(status) && (
          <Panel title={t('payments.renewalPackage')}>
            <CardChoices
              label={t('common.package')}
              name="productId"
              choices={packageChoices(products, wording)}
              value={product ? chosen : ''}
              onChange={setChosen}
            />
          </Panel>
        )}
        {((product && !isRefused(status)) || paymentId) && (
          <PaymentPanel
            amount={product?.price}
            phoneNumber={account?.accountDetail.phoneNumber ?? null}
            paymentId={paymentId}
            onPayment={follow}
            start={mayPay ? pay : undefined}
            settles={async (act) => ({ paymentFormId: (await renew(act)).paymentFormId ?? '' })}
          />
        )}
      </TwoColumns>
    </>
  );
}

/** Returns whether the account cannot be renewed. */
const isRefused = (status: AccountStatus): status is 'SUSPENDED' | 'TERMINATED' | 'TRANSFERRED' => !isRenewable(status);

/** The account's subscription with its end date, and the renewal to pay; null if none is to be paid now. */
function Present({ latest, product }: Pick<Props, 'latest'> & { product: Package | undefined | null }) {
  const { t, formatDay, formatMoney } = useWording();
  const { status = '', endDate = null } = latest?.subscription ?? {};
  const paidUntil = latest?.paidUntil;
  const isRunning = status === 'ACTIVE' && endDate;
  const quote = latest?.quotes.find(({ productId }) => productId === product?.id);
  return (
    <>
      <Panel title={t('payments.currentPackage')} action={status && <StatusChip value={status} />}>
        <FactList
          facts={[
            [t('common.package'), latest?.product.name ?? t('accounts.noActiveSubscription')],
            [isRunning ? t('payments.until') : t('payments.ended'), endDate && formatDay(endDate)],
            [t('payments.paidUntil'), paidUntil && paidUntil !== endDate && formatDay(paidUntil)],
          ]}
        />
      </Panel>
      {product !== null && (
        <Panel title={t('payments.afterRenewal')}>
          <FactList
            facts={[
              [t('common.package'), product?.name ?? t('payments.choosePackage')],
              [t('payments.days'), product && String(product.durationDays)],
              [t('payments.bonusDays'), quote?.bonusDays ? String(quote.bonusDays) : null],
              [
                t('payments.begins'),
                isRunning ? t('payments.afterPaidDays', { endDate: formatDay(endDate) }) : t('payments.whenSwitchedOn'),
              ],
              [t('accounts.activeUntil'), quote?.endsAt && formatDay(quote.endsAt)],
              [t('payments.toPay'), product && <strong>{formatMoney(product.price)}</strong>],
            ]}
          />
        </Panel>
      )}
    </>
  );
}
