import { z } from 'zod';
import type { Book, KeptInvoice } from './Book';
import { checkSums, sums } from './checkSums';
import type { Taxpayer } from './envelope';
import { EfrisFault, require } from './fault';
import { answered, digitsOf, momentOf } from './numbers';

const LATE = 10 * 60_000;
const FIRST = 325_000_000_000;
const VERIFY = 'https://efris.example/verify';

const invoice = sums.extend({
  sellerDetails: z.looseObject({
    tin: z.string(),
    legalName: z.string(),
    emailAddress: z.string(),
    referenceNo: z.string(),
    isCheckReferenceNo: z.string().optional(),
  }),
  basicInformation: z.looseObject({
    deviceNo: z.string(),
    issuedDate: z.string(),
    currency: z.string(),
    invoiceType: z.string(),
    invoiceKind: z.string(),
    dataSource: z.string(),
  }),
  buyerDetails: z.looseObject({
    buyerType: z.string(),
    buyerTin: z.string(),
    buyerLegalName: z.string(),
    buyerMobilePhone: z.string(),
  }),
});

/** T109: issues an invoice, or refuses it with the first fault found. */
export function uploadInvoice(book: Book, content: unknown, { tin, deviceNumber }: Taxpayer, now: Date) {
  const parsed = invoice.safeParse(content);
  require(parsed.success, '2066', `Content error: ${parsed.error?.issues[0]?.path.join('-->')}`);
  const { sellerDetails: seller, basicInformation: basic, buyerDetails: buyer, goodsDetails } = parsed.data;
  require(seller.tin === tin, '1102', 'sellerDetails-->tin:The inner tin must be the same as the outer one!');
  require(seller.legalName, '1105', 'sellerDetails-->legalName:cannot be empty!');
  require(seller.emailAddress, '1115', 'sellerDetails-->emailAddress:cannot be empty!');
  require(seller.referenceNo, '1120', 'sellerDetails-->referenceNo:cannot be empty!');
  require(seller.referenceNo.length <= 50, '1121', 'sellerDetails-->referenceNo:cannot be greater than 50!');
  const deviceText = 'basicInformation-->deviceNo:must be the same as the outer one!';
  require(basic.deviceNo === deviceNumber, '1127', deviceText);
  const issuedAt = momentOf(basic.issuedDate);
  require(issuedAt, '1130', 'basicInformation-->issuedDate:The time format must be yyyy-MM-dd HH:mm:ss!');
  require(now.getTime() - issuedAt.getTime() <= LATE, '2789', 'basicInformation-->issuedDate: is in the past');
  require(buyer.buyerType !== '0' || /^\d{10}$/.test(buyer.buyerTin), '3077', 'buyerDetails-->buyerTin: is needed');
  const isNamed = buyer.buyerLegalName || buyer.buyerMobilePhone;
  require(buyer.buyerType !== '1' || isNamed, '2887', 'buyerDetails: some identifier is needed');
  for (const line of goodsDetails) checkService(book, line);
  checkSums(parsed.data);
  const earlier = book.invoices.filter(({ reference }) => reference === seller.referenceNo);
  if (seller.isCheckReferenceNo === '1' && earlier.length > 0)
    throw new EfrisFault('2253', 'sellerDetails-->referenceNo: already exists!', {
      existInvoiceList: earlier.map(listed),
    });
  const invoiceNo = book.next(FIRST);
  const [line] = goodsDetails;
  const kept: KeptInvoice = {
    invoiceId: digitsOf(`id ${invoiceNo}`, 18),
    invoiceNo,
    antifakeCode: digitsOf(`code ${invoiceNo}`, 20),
    reference: seller.referenceNo,
    buyerTin: buyer.buyerTin,
    grossAmount: parsed.data.summary.grossAmount,
    vat: line?.tax ?? 0,
    unitPrice: line?.unitPrice ?? 0,
    issuedAt,
  };
  book.invoices.push(kept);
  return told(kept);
}

/** Requires the name of a registered service to be the registered one. */
function checkService(book: Book, line: z.infer<typeof invoice>['goodsDetails'][number]): void {
  const service = book.services.get(line.itemCode);
  require(service, '2123', 'goodsDetails-->itemCode: does not exist!');
  require(service.name === line.item, '2122', 'goodsDetails-->item: is not the one of its code!');
  const isOfCategory = service.category === line.goodsCategoryId;
  require(isOfCategory, '2124', 'goodsDetails-->goodsCategoryId: is not the one of its code!');
  const isDutied = line.exciseFlag === '1';
  require(service.hasExcise === isDutied, '3036', 'goodsDetails-->exciseFlag: is not the one of its code!');
}

const codeOf = ({ invoiceNo, antifakeCode }: KeptInvoice) =>
  `${VERIFY}?invoiceNo=${invoiceNo}&antiFakeCode=${antifakeCode}`;
const listed = (kept: KeptInvoice) => {
  const { invoiceNo, antifakeCode } = kept;
  return { invoiceNo, antifakeCode, qrCode: codeOf(kept) };
};

const told = (kept: KeptInvoice) => {
  const { invoiceId, invoiceNo, antifakeCode, grossAmount } = kept;
  return {
    basicInformation: { invoiceId, invoiceNo, antifakeCode, issuedDate: answered(kept.issuedAt) },
    summary: { grossAmount: (grossAmount / 100).toFixed(2), qrCode: codeOf(kept) },
  };
};

const search = z.looseObject({
  referenceNo: z.string().optional(),
  invoiceNo: z.string().optional(),
  pageSize: z.coerce.number().max(100),
});

/** T106: finds invoices by our reference or their number, newest first. */
export function findInvoices(book: Book, content: unknown) {
  const parsed = search.safeParse(content);
  require(parsed.success, '2066', 'Content error');
  const { referenceNo, invoiceNo, pageSize } = parsed.data;
  const found = book.invoices.filter(
    (kept) => (!referenceNo || kept.reference === referenceNo) && (!invoiceNo || kept.invoiceNo === invoiceNo),
  );
  const records = found
    .reverse()
    .slice(0, pageSize)
    .map((kept) => ({
      id: kept.invoiceId,
      invoiceNo: kept.invoiceNo,
      referenceNo: kept.reference,
      grossAmount: (kept.grossAmount / 100).toFixed(2),
      issuedDate: answered(kept.issuedAt),
    }));
  return { page: { pageNo: '1', totalSize: String(found.length) }, records };
}

/** T108: returns one invoice by its number. */
export function showInvoice(book: Book, content: unknown) {
  const { invoiceNo } = z.looseObject({ invoiceNo: z.string() }).parse(content);
  const kept = book.invoices.find((each) => each.invoiceNo === invoiceNo);
  require(kept, '2066', 'invoiceNo: does not exist!');
  return told(kept);
}
