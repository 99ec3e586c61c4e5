import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { Panel } from '../../ui/frames/Panel';
import { QrPanel } from '../../ui/frames/QrPanel';
import { HelperText } from '../../ui/texts/HelperText';

/** The fiscal fields that a receipt and its fiscal document share. */
interface Numbered {
  fiscalDocumentNumber?: string | null;
  fiscalNumber?: string | null;
  fiscalVerificationCode?: string | null;
  verificationCode?: string | null;
  fiscalQr?: string | null;
  qr?: string | null;
}

/** On a receipt and on its fiscal document: the number and the QR code for verifying it. */
export function FiscalQr({ record }: DetailsPartProps) {
  const { t } = useWording();
  const { fiscalDocumentNumber, fiscalNumber, fiscalVerificationCode, verificationCode, fiscalQr, qr } =
    record as Numbered;
  const [number, code, text] = [
    fiscalDocumentNumber ?? fiscalNumber,
    fiscalVerificationCode ?? verificationCode,
    fiscalQr ?? qr,
  ];
  if (!number || !text) return null;
  return (
    <Panel title={t('payments.fiscalDocument', { number })}>
      <QrPanel text={text} title={t('payments.fiscalQrCode')}>
        <HelperText component="div">
          <div>{t('payments.scanToCheck')}</div>
          {code && <div>{t('payments.verificationCode', { code })}</div>}
        </HelperText>
      </QrPanel>
    </Panel>
  );
}
