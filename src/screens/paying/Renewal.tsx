import Button from '@mui/material/Button';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { MESSAGES } from '../../../contract/errors';
import { accounts } from '../../../resources/accounts';
import type { Answers } from '../../../resources/actions';
import type { RecordOf } from '../../../resources/defineResource';
import { Panel } from '../../crud/details/Panel';
import { formatDate, formatMoney } from '../../crud/format';
import { StatusChip } from '../../crud/values/StatusChip';
import { useMay } from '../../session/access';
import { callApi } from '../../session/callApi';
import { CardChoices } from '../forms/CardChoices';
import { FactList } from '../forms/FactList';
import { PageHeading } from '../forms/PageHeading';
import { TwoColumns } from '../forms/TwoColumns';
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
      <PageHeading title={account ? `Renew ${accounts.represent(account)}` : 'Renew a subscription'}>
        <Button variant="outlined" onClick={onOther}>
          Another customer
        </Button>
      </PageHeading>
      <TwoColumns aside={<Present latest={latest} product={product} />}>
        {!paymentId && (
          <Panel title="Renewal package">
            <CardChoices
              label="Package"
              name="productId"
              choices={packageChoices(products)}
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
  const { status = '', endDate = null } = latest?.subscription ?? {};
  const isRunning = status === 'ACTIVE' && endDate;
  return (
    <>
      <Panel title="Current package" action={status && <StatusChip value={status} />}>
        <FactList
          facts={[
            ['Package', latest?.product.name ?? MESSAGES.noActiveSubscription],
            [isRunning ? 'Until' : 'Ended', endDate && formatDate(endDate)],
          ]}
        />
      </Panel>
      <Panel title="After renewal">
        <FactList
          facts={[
            ['Package', product?.name ?? 'Choose one that is sold'],
            ['Days', product && String(product.durationDays)],
            [
              'Begins',
              isRunning ? `After the days paid for, ${formatDate(endDate)} or later` : 'When it is switched on',
            ],
            ['To pay', product && <strong>{formatMoney(product.price)}</strong>],
          ]}
        />
      </Panel>
    </>
  );
}
