import { lazy, Suspense } from 'react';
import type { PaymentView } from '../../resources/payments/paymentView';

const QrCode = lazy(() => import('qrcode.react').then(({ QRCodeSVG }) => ({ default: QRCodeSVG })));

const SIZE = 132;

/** The tax authority's number of the receipt's invoice, and a QR code to verify it. */
export function FiscalNumber({ fiscal }: { fiscal: NonNullable<PaymentView['fiscal']> }) {
  return (
    <div className="fiscal">
      <h2>Tax invoice {fiscal.number}</h2>
      {fiscal.verificationCode && <p>Verification code {fiscal.verificationCode}</p>}
      {fiscal.qr && (
        <Suspense fallback={<div className="fiscal-qr" />}>
          <div className="fiscal-qr">
            <QrCode value={fiscal.qr} size={SIZE} title="QR code of the tax invoice" />
          </div>
          <p className="soft small">Scan to check the invoice with the Uganda Revenue Authority.</p>
        </Suspense>
      )}
    </div>
  );
}
