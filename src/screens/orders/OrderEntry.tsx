import Box from '@mui/material/Box';
import { useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import type { Act } from '../../../dataProvider/act';
import { clients } from '../../../resources/accounts/clients';
import { coverageChecks } from '../../../resources/coverage/coverageChecks';
import { subscriptionForms } from '../../../resources/orders/subscriptionForms';
import { recordAddress } from '../../crud/declarations';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { TwoColumns } from '../../ui/frames/Columns';
import { PageHeading } from '../../ui/frames/PageHeading';
import { Panel } from '../../ui/frames/Panel';
import { CoverageAnswer } from '../accounts/clients/CoverageAnswer';
import type { Check } from '../accounts/clients/coverage';
import type { Client } from '../accounts/clients/useKnownClients';
import { ActionForm, SubmitButton } from '../forms/ActionForm';
import { InstallationInputs } from './InstallationInputs';
import { OpenOrders } from './OpenOrders';
import { OrderReview } from './OrderReview';
import { PackageInput } from './PackageInput';
import type { Offer } from './useOffer';

interface Order {
  productId: string;
  buildingTypeId: string | null;
  installationAddress: string | null;
}

interface Props {
  client: Client;
  offer: Offer;
  /** Called to choose another client. */
  onOther(): void;
}

/** The package and place for a client; the new order leads to its payment. */
export function OrderEntry({ client, offer, onOther }: Props) {
  const { t } = useWording();
  const navigate = useNavigate();
  const order = async ({ productId, buildingTypeId, installationAddress }: Order, act: Act) => {
    const tied = client.coverageCheckId ? { coverageCheckId: client.coverageCheckId } : {};
    const building = buildingTypeId ? { buildingTypeId } : {};
    const body = { clientId: client.id, productId, installationAddress, ...building, ...tied };
    const made = await act('createSubscriptionFormAsStaff', { body });
    navigate(recordAddress(OFFICE_PAGES.onboardClientPay.route, made.subscriptionForm.id));
    return undefined;
  };
  return (
    <>
      <PageHeading
        title={t('subscriptionForms.subscribe', { client: clients.represent(client) })}
        text={client.clientNumber}
      >
        <ActionButton onClick={onOther}>{t('subscriptionForms.anotherClient')}</ActionButton>
      </PageHeading>
      <ActionForm<Order>
        defaultValues={{ installationAddress: client.placeOfResidence }}
        perform={order}
        refreshes={[subscriptionForms.name]}
        actions={
          <SubmitButton progress={t('subscriptionForms.subscribing')}>
            {t('subscriptionForms.createOrder')}
          </SubmitButton>
        }
      >
        <OpenOrders clientId={client.id} />
        <TwoColumns aside={<Review client={client} offer={offer} />}>
          <Panel title={t('subscriptionForms.package')}>
            <PackageInput products={offer.products} />
          </Panel>
          <Panel title={t('subscriptionForms.installation')}>
            <Coverage id={client.coverageCheckId} />
            <InstallationInputs buildingTypes={offer.buildingTypes} />
          </Panel>
        </TwoColumns>
      </ActionForm>
    </>
  );
}

function Review({ client, offer }: Pick<Props, 'client' | 'offer'>) {
  const [productId, installationAddress] = useWatch({ name: ['productId', 'installationAddress'] });
  const product = offer.products.find(({ id }) => id === productId);
  return <OrderReview client={client} product={product} installationAddress={installationAddress} />;
}

/** The answer of the coverage check of the client's place. */
function Coverage({ id }: { id: string | null }) {
  const mayRead = useCan()(coverageChecks, 'read');
  const enabled = id !== null && mayRead;
  const { data } = useGetOne<Check>(coverageChecks.name, { id: id ?? '' }, { enabled, retry: false });
  return data ? (
    <Box sx={{ mb: 2 }}>
      <CoverageAnswer check={data} />
    </Box>
  ) : null;
}
