import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { accounts } from '../../../resources/accounts';
import type { Answers } from '../../../resources/actions';
import type { RecordOf } from '../../../resources/defineResource';
import { useWording } from '../../i18n/useWording';
import { useMay } from '../../session/access';
import { callApi } from '../../session/callApi';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { PageHeading } from '../../ui/frames/PageHeading';
import { Panel } from '../../ui/frames/Panel';
import { TwoColumns } from '../../ui/frames/TwoColumns';
import { CardChoices } from '../../ui/inputs/CardChoices';
import { FactList } from '../../ui/texts/FactList';
import { StatusChip } from '../../ui/texts/StatusChip';
import type { Package } from '../subscriptionForms/Package';
import { packageChoices } from '../subscriptionForms/PackageInput';
import { cardPaymentOf } from './attempt';
import { PaymentPanel } from './PaymentPanel';
import { useFollowed } from './useFollowed';

interface Props {
  accountId: string;
  /** What runs, or else what was paid for last; null where there was nothing yet. */
  latest: Answers['getLatestSubscription']['subscription'] | null;
  /** The packages on offer. */
  products: readonly Package[];
  /** Another customer is to be chosen. */
  onOther(): void;
}

/** What an account has, what renewing gives, and paying for it. */
export function Renewal({ accountId, latest, products, onOther }: Props) {
  const wording = useWording();
  const { t } = wording;
  const { paymentId, follow } = useFollowed();
  const mayRead = useMay()(accounts, 'read');
  const { data: account } = useGetOne<RecordOf<typeof accounts>>(
    accounts.name,
    { id: accountId },
    { enabled: mayRead, retry: false },
  );
  const [chosen, setChosen] = useState(latest?.product.id ?? '');
  const product = products.find(({ id }) => id === chosen);
  const renew = async () =>
    (await callApi('renewSubscription', { body: { accountId, productId: chosen } })).accountSubscription;
  return (
    <>
      <PageHeading
        title={account ? t('paying.renew', { account: accounts.represent(account) }) : t('paying.renewASubscription')}
      >
        <ActionButton onClick={onOther}>{t('paying.anotherCustomer')}</ActionButton>
      </PageHeading>
      <TwoColumns aside={<Present latest={latest} product={product} />}>
        {!paymentId && (
          <Panel title={t('paying.renewalPackage')}>
            <CardChoices
              label={t('common.package')}
              name="productId"
              choices={packageChoices(products, wording)}
              value={product ? chosen : ''}
              onChange={setChosen}
            />
          </Panel>
        )}
        {(product || paymentId) && (
          <PaymentPanel
            amount={product?.price}
            phoneNumber={account?.accountDetail.phoneNumber ?? null}
            paymentId={paymentId}
            onPayment={follow}
            start={async (means) =>
              cardPaymentOf(await callApi('payRenewal', { params: { id: (await renew()).id }, body: means }))
            }
            settles={async () => ({ paymentFormId: (await renew()).paymentFormId ?? '' })}
          />
        )}
      </TwoColumns>
    </>
  );
}

/** What the account has and until when, and what the renewal adds. */
function Present({ latest, product }: Pick<Props, 'latest'> & { product: Package | undefined }) {
  const { t, formatDate, formatMoney } = useWording();
  const { status = '', endDate = null } = latest?.subscription ?? {};
  const isRunning = status === 'ACTIVE' && endDate;
  return (
    <>
      <Panel title={t('paying.currentPackage')} action={status && <StatusChip value={status} />}>
        <FactList
          facts={[
            [t('common.package'), latest?.product.name ?? t('accounts.noActiveSubscription')],
            [isRunning ? t('paying.until') : t('paying.ended'), endDate && formatDate(endDate)],
          ]}
        />
      </Panel>
      <Panel title={t('paying.afterRenewal')}>
        <FactList
          facts={[
            [t('common.package'), product?.name ?? t('paying.choosePackage')],
            [t('paying.days'), product && String(product.durationDays)],
            [
              t('paying.begins'),
              isRunning ? t('paying.afterPaidDays', { endDate: formatDate(endDate) }) : t('paying.whenSwitchedOn'),
            ],
            [t('paying.toPay'), product && <strong>{formatMoney(product.price)}</strong>],
          ]}
        />
      </Panel>
    </>
  );
}
