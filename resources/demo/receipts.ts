import { brand } from '../../contract/brand';
import { receipts } from '../receipts';
import { declareDemo } from './declareDemo';

export const receiptsDemo = declareDemo(receipts, {
  from: 'payments',
  where: (payment) => payment.status === 'SUCCESSFUL',
  fields: {
    paymentId: ({ source }) => source.id as string,
    accountId: ({ source }) => source.accountId as string,
    amount: ({ source }) => source.amount as number,
    vat: ({ source }) => Math.round((Number(source.amount) * brand.vat) / (100 + brand.vat)),
    currency: () => brand.currency,
    issuedAt: ({ source }) => source.paidAt as string,
    voided: () => false,
    fiscalDocumentNumber: () => null,
    fiscalVerificationCode: () => null,
    fiscalQr: () => null,
  },
});
