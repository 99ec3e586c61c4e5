import Alert from '@mui/material/Alert';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import type { Act } from '../../../dataProvider/act';
import { writableBody } from '../../../dataProvider/writableBody';
import type { BodyOf } from '../../../resources/catalogue/actions';
import { subscriptionForms } from '../../../resources/orders/subscriptionForms';
import { recordAddress } from '../../crud/declarations';
import { useWording } from '../../i18n/useWording';
import { TwoColumns } from '../../ui/frames/Columns';
import { PageHeading } from '../../ui/frames/PageHeading';
import { Panel } from '../../ui/frames/Panel';
import { PersonInputs } from '../accounts/clients/PersonInputs';
import { ActionForm, SubmitButton } from '../forms/ActionForm';
import { InstallationInputs } from './InstallationInputs';
import { OrderReview } from './OrderReview';
import type { SubscriptionForm } from './Package';
import { PackageInput } from './PackageInput';
import { useFormPayment } from './useFormPayment';
import type { Offer } from './useOffer';

type Correction = Pick<SubscriptionForm, 'client' | 'productId' | 'buildingTypeId' | 'installationAddress'>;

interface Props {
  form: SubscriptionForm;
  offer: Offer;
}

/** Corrects an order; only the changes are sent, then it goes on to the payment. */
export function OrderCorrection({ form, offer }: Props) {
  const { t } = useWording();
  const navigate = useNavigate();
  const { open } = useFormPayment(form.id);
  const { client, productId, buildingTypeId, installationAddress } = form;
  const correct = async (values: Correction, act: Act) => {
    const body = writableBody(subscriptionForms, values, form) as BodyOf<'changeSubscriptionForm'>;
    if (Object.keys(body).length > 0) await act('changeSubscriptionForm', { params: { id: form.id }, body });
    navigate(recordAddress(OFFICE_PAGES.onboardClientPay.route, form.id));
    return undefined;
  };
  return (
    <>
      <PageHeading
        title={t('subscriptionForms.update', { formNumber: form.formNumber })}
        text={t('subscriptionForms.updateText', { name: `${client.firstName} ${client.lastName}` })}
      />
      <ActionForm<Correction>
        defaultValues={{ client, productId, buildingTypeId, installationAddress }}
        perform={correct}
        refreshes={[subscriptionForms.name]}
        actions={<SubmitButton progress={t('common.saving')}>{t('subscriptionForms.saveAndPay')}</SubmitButton>}
      >
        <TwoColumns aside={<Review form={form} offer={offer} />}>
          <Panel title={t('subscriptionForms.package')}>
            {open && (
              <Alert severity="info" sx={{ mb: 2 }}>
                {t('subscriptionForms.packageLocked', { reference: open.reference })}
              </Alert>
            )}
            <PackageInput products={offer.products} disabled={open !== null} />
          </Panel>
          <Panel title={t('subscriptionForms.installation')}>
            <InstallationInputs buildingTypes={offer.buildingTypes} />
          </Panel>
          <Panel title={t('subscriptionForms.customer')}>
            <ResourceContextProvider value={subscriptionForms.name}>
              <RecordContextProvider value={form}>
                <PersonInputs within="client" />
              </RecordContextProvider>
            </ResourceContextProvider>
          </Panel>
        </TwoColumns>
      </ActionForm>
    </>
  );
}

function Review({ form, offer }: Props) {
  const [client, productId, installationAddress] = useWatch({ name: ['client', 'productId', 'installationAddress'] });
  const product = offer.products.find(({ id }) => id === productId);
  return (
    <OrderReview
      number={form.formNumber}
      client={{ ...form.client, ...client, phoneNumber: client?.phoneNumber ?? '' }}
      product={product}
      installationAddress={installationAddress}
    />
  );
}
