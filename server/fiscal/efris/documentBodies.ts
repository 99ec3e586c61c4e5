import { brand } from '../../../contract/brand';
import type { EfrisAccess, FiscalCredit, FiscalSale } from '../../ports/TaxAuthority';
import { creditedPart, type FiscalSums, sumsIn } from '../rules/fiscal';
import { written } from './envelope';

/** The authority's dictionary of payment methods. */
const PAYMENT_MODE = {
  CASH: '102',
  CHEQUE: '103',
  MOBILE_MONEY: '105',
  CARD: '106',
  BANK_TRANSFER: '107',
  CARD_TERMINAL: '108',
} as const satisfies Record<FiscalSale['paidBy'], string>;

const WEB_SERVICE = '103';
const MOST = { remarks: 500, buyerName: 256, buyerEmail: 50 };

/** Formats hundredths of the currency as EFRIS writes sums. */
const sum = (hundredths: number): string => (hundredths / 100).toFixed(2);
const rate = (percent: number): string => String(percent / 100);

/** Returns an invoice for interface T109: one line with our service, all sums including taxes. */
export function invoiceBody(access: EfrisAccess, sale: FiscalSale, now: Date) {
  const sums = sumsIn(sale.amount * 100, brand.vat, access.excise?.percent ?? 0);
  const { address, phone, email } = brand.contacts;
  return {
    sellerDetails: {
      tin: access.tin,
      ninBrn: '',
      legalName: access.legalName,
      businessName: brand.name,
      address,
      mobilePhone: phone,
      linePhone: '',
      emailAddress: email,
      placeOfBusiness: address,
      referenceNo: sale.reference,
      isCheckReferenceNo: '1',
    },
    basicInformation: {
      invoiceNo: '',
      antifakeCode: '',
      deviceNo: access.deviceNumber,
      // The moment of sending, because few taxpayers may backdate a document.
      issuedDate: written(now),
      operator: brand.name,
      currency: brand.currency,
      oriInvoiceId: '',
      invoiceType: '1',
      invoiceKind: '1',
      dataSource: WEB_SERVICE,
      invoiceIndustryCode: access.industry,
      isBatch: '0',
    },
    buyerDetails: buyerOf(sale),
    goodsDetails: [{ ...lineOf(access, sale, sums), qty: '1', total: sum(sums.gross), discountFlag: '2' }],
    taxDetails: taxesOf(access, sums),
    summary: summaryOf(sums, sale.remarks),
    payWay: [payWayOf(sale, sums)],
  };
}

/**
 * Returns an application for a credit note for interface T110: the invoice's line, with the returned amounts as negative sums.
 */
export function creditBody(access: EfrisAccess, credit: FiscalCredit, now: Date) {
  const { sale, invoice, reference, amount, before, reason } = credit;
  const part = creditedPart(sale.amount, amount, before);
  const sums = negative(sumsIn(part.gross, brand.vat, access.excise?.percent ?? 0));
  const OTHER = '105';
  return {
    oriInvoiceId: invoice.authorityId,
    oriInvoiceNo: invoice.fiscalNumber,
    reasonCode: OTHER,
    reason,
    applicationTime: written(now),
    invoiceApplyCategoryCode: '101',
    currency: brand.currency,
    contactName: brand.name,
    contactMobileNum: brand.contacts.phone,
    contactEmail: brand.contacts.email,
    source: WEB_SERVICE,
    remarks: sale.remarks.slice(0, MOST.remarks),
    sellersReferenceNo: reference,
    goodsDetails: [{ ...lineOf(access, sale, sums), qty: (-part.quantity / 1e8).toFixed(8), total: sum(sums.gross) }],
    taxDetails: taxesOf(access, sums),
    summary: summaryOf(sums, ''),
    payWay: [payWayOf(sale, sums)],
    buyerDetails: buyerOf(sale),
    basicInformation: {
      operator: brand.name,
      invoiceKind: '1',
      invoiceIndustryCode: access.industry,
    },
  };
}

const negative = ({ gross, net, excise, vat }: FiscalSums): FiscalSums => ({
  gross: -gross,
  net: -net,
  excise: -excise,
  vat: -vat,
});

const BUSINESS = '0';
const CONSUMER = '1';

function buyerOf({ buyer }: FiscalSale) {
  return {
    buyerTin: buyer.tin ?? '',
    buyerNinBrn: '',
    buyerPassportNum: '',
    buyerLegalName: buyer.name.slice(0, MOST.buyerName),
    buyerBusinessName: buyer.tin ? buyer.name.slice(0, MOST.buyerName) : '',
    buyerEmail: (buyer.emailAddress ?? '').length > MOST.buyerEmail ? '' : (buyer.emailAddress ?? ''),
    buyerMobilePhone: buyer.phoneNumber,
    buyerType: buyer.tin ? BUSINESS : CONSUMER,
    nonResidentFlag: '0',
  };
}

/** Returns the only line of a document. */
function lineOf({ service, excise }: EfrisAccess, sale: FiscalSale, sums: FiscalSums) {
  const duty = excise && {
    exciseFlag: '1',
    categoryId: excise.code,
    categoryName: excise.name,
    exciseRate: rate(excise.percent),
    exciseRule: '1',
    exciseTax: sum(sums.excise),
    exciseRateName: `${excise.percent}%`,
  };
  return {
    item: service.name,
    itemCode: service.code,
    unitOfMeasure: service.unit,
    unitPrice: sum(sale.amount * 100),
    taxRate: rate(brand.vat),
    tax: sum(sums.vat),
    orderNumber: '0',
    deemedFlag: '2',
    exciseFlag: '2',
    goodsCategoryId: service.category,
    goodsCategoryName: '',
    ...duty,
  };
}

/** Returns the taxes: VAT on the price including excise duty, and the duty on the price without it. */
function taxesOf({ excise }: EfrisAccess, { gross, net, excise: duty, vat }: FiscalSums) {
  const standard = {
    taxCategoryCode: '01',
    netAmount: sum(net + duty),
    taxRate: rate(brand.vat),
    taxAmount: sum(vat),
    grossAmount: sum(gross),
    taxRateName: `${brand.vat}%`,
  };
  if (!excise) return [standard];
  const dutied = {
    taxCategoryCode: '05',
    netAmount: sum(net),
    taxRate: rate(excise.percent),
    taxAmount: sum(duty),
    grossAmount: sum(net + duty),
    taxRateName: `${excise.percent}%`,
  };
  return [standard, dutied];
}

const summaryOf = ({ gross, net, excise, vat }: FiscalSums, remarks: string) => ({
  netAmount: sum(net),
  taxAmount: sum(excise + vat),
  grossAmount: sum(gross),
  itemCount: '1',
  modeCode: '1',
  remarks: remarks.slice(0, MOST.remarks),
  qrCode: '',
});

const payWayOf = ({ paidBy }: FiscalSale, { gross }: FiscalSums) => ({
  paymentMode: PAYMENT_MODE[paidBy],
  paymentAmount: sum(gross),
  orderNumber: 'a',
});
