import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { brand } from '../../../contract/brand';
import { type PaymentCarrier, paymentMethodOf } from '../../../contract/carriers';
import { MESSAGES } from '../../../contract/errors';
import { carrierOf, formatPhone, normalisePhone } from '../../../contract/phone';
import type { ManualMethod } from '../../../contract/statuses';
import { TextInput } from '../../crud/form/TextInput';
import { formatMoney } from '../../crud/format';
import { ActionForm, SubmitButton } from '../forms/ActionForm';
import { CardChoiceInput } from '../forms/CardChoices';
import type { Means } from './attempt';
import { ManualInputs } from './ManualInputs';

/** Money that is here already, beside the provider's means. */
const BY_HAND = 'BY_HAND';
const CARRIERS = brand.carriers as PaymentCarrier[];
const TEXT: Record<PaymentCarrier, string> = {
  MTN_UGANDA: 'They confirm on their phone.',
  AIRTEL_UGANDA: 'They confirm on their phone.',
  PESAPAL: 'They enter the card on the payment page.',
};

/** A slip, as the form holds it. */
export interface Slip {
  method: ManualMethod;
  reference: string;
  /** ISO 8601 UTC; null: now. */
  paidAt: string | null;
  note: string | null;
}
interface Values extends Slip {
  means: string | null;
  phoneNumber: string | null;
}

interface Props {
  /** Whole units of the currency; undefined where only the server knows it. */
  amount: number | undefined;
  /** The payer's number, as far as it is known. */
  phoneNumber: string | null;
  /** Begins paying at the provider. */
  onPay(means: Means): Promise<unknown>;
  /** Records money that came by hand; left out where that may not be done here. */
  onRecord?: ((slip: Slip) => Promise<unknown>) | undefined;
}

/** How an order is paid. */
export function PayForm({ amount, phoneNumber, onPay, onRecord }: Props) {
  const submit = (values: Values) => {
    const means = meansOf(values);
    if (means === BY_HAND && onRecord) return onRecord(values);
    const given = values.phoneNumber ? { phoneNumber: values.phoneNumber } : {};
    return onPay({ carrier: means as PaymentCarrier, ...given });
  };
  return (
    <ActionForm<Values>
      defaultValues={{ means: null, phoneNumber: phoneNumber && formatPhone(phoneNumber), method: 'CASH' }}
      onSubmit={submit}
      actions={<PayButton amount={amount} />}
    >
      <MeansInputs mayRecord={!!onRecord} />
    </ActionForm>
  );
}

/** What was chosen, or else what the number's prefix suggests. */
function meansOf({ means, phoneNumber }: Pick<Values, 'means' | 'phoneNumber'>): string {
  const guess = carrierOf(phoneNumber ?? '');
  return means || (guess && CARRIERS.includes(guess) ? guess : (CARRIERS[0] ?? BY_HAND));
}

function useMeans(): string {
  const [means, phoneNumber] = useWatch({ name: ['means', 'phoneNumber'] });
  return meansOf({ means, phoneNumber });
}

const isPhone = (value: string | null) =>
  !value || normalisePhone(value) ? undefined : 'must be a phone number such as 0771 234 567';

function MeansInputs({ mayRecord }: { mayRecord: boolean }) {
  const means = useMeans();
  const choices = CARRIERS.map((id) => ({ id: id as string, title: paymentMethodOf(id), text: TEXT[id] }));
  const byHand = { id: BY_HAND, title: 'Record manual payment', text: 'Cash, bank or cheque, with its slip.' };
  return (
    <>
      <CardChoiceInput
        source="means"
        label="Payment method"
        choices={mayRecord ? [...choices, byHand] : choices}
        fallback={means}
      />
      {means === BY_HAND ? (
        <ManualInputs />
      ) : (
        <Box sx={{ maxWidth: 360 }}>
          <TextInput
            source="phoneNumber"
            label={means === 'PESAPAL' ? 'Phone number' : 'Mobile money number'}
            type="tel"
            placeholder="0771 234 567"
            helperText="Payer’s number."
            validate={isPhone}
          />
        </Box>
      )}
    </>
  );
}

function PayButton({ amount }: Pick<Props, 'amount'>) {
  const byHand = useMeans() === BY_HAND;
  const sum = amount === undefined ? 'the payment' : formatMoney(amount);
  return (
    <SubmitButton progress={byHand ? 'Recording …' : MESSAGES.initiatingPayment}>
      {byHand ? `Record ${sum} received` : `Ask for ${sum}`}
    </SubmitButton>
  );
}
