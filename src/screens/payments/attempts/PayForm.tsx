import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { brand } from '../../../../contract/brand';
import { type PaymentCarrier, paymentMethodOf } from '../../../../contract/payments/carriers';
import { formatPhone, normalisePhone, prefixCarrier } from '../../../../contract/phone';
import type { ManualMethod } from '../../../../contract/statuses';
import type { Act } from '../../../../dataProvider/act';
import { flattenFields } from '../../../../resources/language/defineResource';
import { paymentActions } from '../../../../resources/payments/actions';
import type { PlainKey } from '../../../i18n/messages';
import { useWording } from '../../../i18n/useWording';
import { CardChoiceInput } from '../../../ui/inputs/CardChoices';
import { InputGrid } from '../../../ui/inputs/InputGrid';
import { TextInput } from '../../../ui/inputs/TextInput';
import { FieldInputs } from '../../actions/FieldInputs';
import type { Outcome } from '../../actions/success';
import { ActionForm, SubmitButton } from '../../forms/ActionForm';
import type { Means } from './attempt';

/** The choice for a manual payment, in addition to the provider's payment methods. */
const BY_HAND = 'BY_HAND';
const CARRIERS = brand.carriers as PaymentCarrier[];
type Carriers = readonly PaymentCarrier[];
const TEXT: Record<PaymentCarrier, PlainKey> = {
  MTN_UGANDA: 'payments.confirmOnPhone',
  AIRTEL_UGANDA: 'payments.confirmOnPhone',
  PESAPAL: 'payments.enterCard',
};

/** The form's values for a slip. */
export interface Slip {
  method: ManualMethod;
  reference: string;
  /** ISO 8601 UTC; null for now. */
  paidAt: string | null;
  note: string | null;
}
interface Values extends Slip {
  means: string | null;
  phoneNumber: string | null;
}

interface Props {
  /** The amount in whole units of the currency; undefined if only the server knows it. */
  amount: number | undefined;
  /** The payer's number, if it is known. */
  phoneNumber: string | null;
  /** Starts a payment at the provider; undefined if that is not possible here. */
  onPay?: ((means: Means, act: Act) => Promise<undefined>) | undefined;
  /** Records a manual payment; undefined if that is not possible here. */
  onRecord?: ((slip: Slip, act: Act) => Promise<Outcome>) | undefined;
}

/** The form for paying an order; the address says whether a slip is expected. */
export function PayForm({ amount, phoneNumber, onPay, onRecord }: Props) {
  const carriers = onPay ? CARRIERS : [];
  const [search] = useSearchParams();
  const expected = onRecord && search.has('slip') ? BY_HAND : null;
  const pay = async (values: Values, act: Act) => {
    const means = meansOf(values, carriers);
    if (means === BY_HAND || !onPay) return onRecord?.(values, act);
    const given = values.phoneNumber ? { phoneNumber: values.phoneNumber } : {};
    return onPay({ carrier: means as PaymentCarrier, ...given }, act);
  };
  return (
    <ActionForm<Values>
      defaultValues={{ means: expected, phoneNumber: phoneNumber && formatPhone(phoneNumber), method: 'CASH' }}
      perform={pay}
      refreshes={[]}
      actions={<PayButton amount={amount} carriers={carriers} />}
    >
      <MeansInputs mayRecord={!!onRecord} carriers={carriers} />
    </ActionForm>
  );
}

/** Returns the chosen payment method, or else the one that the number's prefix suggests. */
function meansOf({ means, phoneNumber }: Pick<Values, 'means' | 'phoneNumber'>, carriers: Carriers): string {
  const guess = prefixCarrier(phoneNumber ?? '');
  return means || (guess && carriers.includes(guess) ? guess : (carriers[0] ?? BY_HAND));
}

function useMeans(carriers: Carriers): string {
  const [means, phoneNumber] = useWatch({ name: ['means', 'phoneNumber'] });
  return meansOf({ means, phoneNumber }, carriers);
}

function MeansInputs({ mayRecord, carriers }: { mayRecord: boolean; carriers: Carriers }) {
  const { t, word } = useWording();
  const means = useMeans(carriers);
  const choices = carriers.map((id) => ({ id: id as string, title: word(paymentMethodOf(id)), text: t(TEXT[id]) }));
  const byHand = { id: BY_HAND, title: t('payments.recordManualPayment'), text: t('payments.manualText') };
  const offered = mayRecord ? [...choices, byHand] : choices;
  return (
    <>
      {offered.length > 1 && (
        <CardChoiceInput source="means" label={t('payments.paymentMethod')} choices={offered} fallback={means} />
      )}
      {means === BY_HAND ? (
        <ManualInputs />
      ) : (
        <Box sx={{ maxWidth: 360 }}>
          <TextInput
            source="phoneNumber"
            label={means === 'PESAPAL' ? t('common.phoneNumber') : t('payments.mobileMoneyNumber')}
            type="tel"
            placeholder="0771 234 567"
            helperText={t('payments.payersNumber')}
            validate={(value: string | null) =>
              !value || normalisePhone(value) ? undefined : t('payments.phoneFault')
            }
          />
        </Box>
      )}
    </>
  );
}

function PayButton({ amount, carriers }: Pick<Props, 'amount'> & { carriers: Carriers }) {
  const { t, formatMoney } = useWording();
  const byHand = useMeans(carriers) === BY_HAND;
  const sum = amount === undefined ? t('payments.thePayment') : formatMoney(amount);
  return (
    <SubmitButton progress={byHand ? t('payments.recording') : t('payments.initiatingPayment')}>
      {byHand ? t('payments.recordReceived', { sum }) : t('payments.request', { sum })}
    </SubmitButton>
  );
}

const leaves = flattenFields(paymentActions.recordManualPayment.input);

/** The inputs for the slip of a manual payment; its amount is always that of the order. */
function ManualInputs() {
  return (
    <InputGrid>
      <FieldInputs leaves={leaves} paths={['method', 'reference', 'paidAt', 'note']} />
    </InputGrid>
  );
}
