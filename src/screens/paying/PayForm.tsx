import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { brand } from '../../../contract/brand';
import { type PaymentCarrier, paymentMethodOf } from '../../../contract/payments/carriers';
import { carrierOf, formatPhone, normalisePhone } from '../../../contract/phone';
import type { ManualMethod } from '../../../contract/statuses';
import type { PlainKey } from '../../i18n/messages';
import { useWording } from '../../i18n/useWording';
import { CardChoiceInput } from '../../ui/inputs/CardChoices';
import { TextInput } from '../../ui/inputs/TextInput';
import { ActionForm, SubmitButton } from '../forms/ActionForm';
import type { Means } from './attempt';
import { ManualInputs } from './ManualInputs';

/** Money that is here already, beside the provider's means. */
const BY_HAND = 'BY_HAND';
const CARRIERS = brand.carriers as PaymentCarrier[];
const TEXT: Record<PaymentCarrier, PlainKey> = {
  MTN_UGANDA: 'paying.confirmOnPhone',
  AIRTEL_UGANDA: 'paying.confirmOnPhone',
  PESAPAL: 'paying.enterCard',
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

function MeansInputs({ mayRecord }: { mayRecord: boolean }) {
  const { t, word } = useWording();
  const means = useMeans();
  const choices = CARRIERS.map((id) => ({ id: id as string, title: word(paymentMethodOf(id)), text: t(TEXT[id]) }));
  const byHand = { id: BY_HAND, title: t('paying.recordManualPayment'), text: t('paying.manualText') };
  return (
    <>
      <CardChoiceInput
        source="means"
        label={t('paying.paymentMethod')}
        choices={mayRecord ? [...choices, byHand] : choices}
        fallback={means}
      />
      {means === BY_HAND ? (
        <ManualInputs />
      ) : (
        <Box sx={{ maxWidth: 360 }}>
          <TextInput
            source="phoneNumber"
            label={means === 'PESAPAL' ? t('common.phoneNumber') : t('paying.mobileMoneyNumber')}
            type="tel"
            placeholder="0771 234 567"
            helperText={t('paying.payersNumber')}
            validate={(value: string | null) => (!value || normalisePhone(value) ? undefined : t('paying.phoneFault'))}
          />
        </Box>
      )}
    </>
  );
}

function PayButton({ amount }: Pick<Props, 'amount'>) {
  const { t, formatMoney } = useWording();
  const byHand = useMeans() === BY_HAND;
  const sum = amount === undefined ? t('paying.thePayment') : formatMoney(amount);
  return (
    <SubmitButton progress={byHand ? t('paying.recording') : t('paying.initiatingPayment')}>
      {byHand ? t('paying.recordReceived', { sum }) : t('paying.askFor', { sum })}
    </SubmitButton>
  );
}
