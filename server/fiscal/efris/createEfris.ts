import { z } from 'zod';
import {
  type Approval,
  AuthorityError,
  type FiscalCredit,
  type IssuedDocument,
  type TaxAuthority,
} from '../../ports/TaxAuthority';
import { KNOWN_REFERENCE, OK } from './codes';
import { creditBody, invoiceBody } from './documentBodies';
import { createSession, type EfrisConfig, parsed } from './session';

const text = z.string().nullish();
const document = z.looseObject({
  basicInformation: z.looseObject({
    invoiceId: z.string().min(1),
    invoiceNo: z.string().min(1),
    antifakeCode: text,
  }),
  summary: z.looseObject({ qrCode: text }),
});
const page = <T extends z.ZodType>(record: T) =>
  z.looseObject({ records: z.array(record).nullish() }).transform(({ records }) => records ?? []);
const found = page(
  z.looseObject({ invoiceNo: z.string(), referenceNo: text, grossAmount: z.coerce.number().optional() }),
);
const applied = z.looseObject({ referenceNo: z.string().min(1) });
const applications = page(
  z.looseObject({ id: z.string(), referenceNo: z.string(), approveStatus: z.string(), invoiceNo: text }),
);
const application = z.looseObject({ sellersReferenceNo: text, approveRemarks: text });

/** The filter of the list of applications: the first page of ours, credit notes only. */
const PAGE = { pageNo: '1', pageSize: '99', queryType: '1' };
const APPROVED = '101';
const SUBMITTED = '102';

/**
 * Creates the port's adapter for EFRIS of the Uganda Revenue Authority. There is one service, sold at the price of each package.
 * Credit notes are approved by people at the authority.
 */
export function createEfris(config: EfrisConfig): TaxAuthority {
  const session = createSession(config);
  const ask = async <T>(schema: z.ZodType<T>, code: string, content: unknown) =>
    parsed(schema, (await session.call(code, content)).content);

  const toIssued = async ({ basicInformation, summary }: z.infer<typeof document>): Promise<IssuedDocument> => {
    const { invoiceId, invoiceNo, antifakeCode } = basicInformation;
    const verificationCode = antifakeCode || null;
    const qr = summary.qrCode || checkAddress(await session.qrCodeUrl(), invoiceNo, verificationCode);
    return { fiscalNumber: invoiceNo, verificationCode, qr, authorityId: invoiceId };
  };

  const find: TaxAuthority['find'] = async ({ reference, amount }) => {
    const query = { referenceNo: reference, invoiceType: '1', invoiceKind: '1', pageNo: '1', pageSize: '10' };
    const known = (await ask(found, 'T106', query)).find(({ referenceNo }) => referenceNo === reference);
    if (!known) return null;
    if (known.grossAmount !== undefined && Math.round(known.grossAmount * 100) !== amount * 100)
      throw new AuthorityError('refused', 'other_document', `EFRIS has another document under ${reference}.`);
    return toIssued(await ask(document, 'T108', { invoiceNo: known.invoiceNo }));
  };

  const applicationsFor = (query: object) =>
    ask(applications, 'T111', { ...PAGE, invoiceApplyCategoryCode: '101', ...query });

  return {
    find,

    async issue(sale) {
      const body = invoiceBody(config, sale, config.now());
      const { code, content } = await session.call('T109', body, [KNOWN_REFERENCE]);
      if (code === OK) return toIssued(parsed(document, content));
      const known = await find(sale);
      if (known) return known;
      throw new AuthorityError('unavailable', code, 'EFRIS has this document already, and does not find it.');
    },

    async apply(credit) {
      return (await ask(applied, 'T110', creditBody(config, credit, config.now()))).referenceNo;
    },

    async findApplication({ reference, invoice }: FiscalCredit) {
      const all = await applicationsFor({ oriInvoiceNo: invoice.fiscalNumber });
      for (const { id, referenceNo } of all.filter(({ approveStatus }) =>
        [APPROVED, SUBMITTED].includes(approveStatus),
      )) {
        const { sellersReferenceNo } = await ask(application, 'T112', { id });
        if (sellersReferenceNo === reference) return referenceNo;
      }
      return null;
    },

    async approvalOf(number): Promise<Approval> {
      const known = (await applicationsFor({ referenceNo: number })).find(({ referenceNo }) => referenceNo === number);
      if (!known || known.approveStatus === SUBMITTED) return { state: 'PENDING' };
      if (known.approveStatus === APPROVED)
        return known.invoiceNo ? { state: 'APPROVED', fiscalNumber: known.invoiceNo } : { state: 'PENDING' };
      const { approveRemarks } = await ask(application, 'T112', { id: known.id });
      return { state: 'REJECTED', reason: approveRemarks ?? '' };
    },
  };
}

/** Returns the address for a QR code, for responses that contain none. */
function checkAddress(url: string | null, invoiceNo: string, antifakeCode: string | null): string | null {
  if (!url) return null;
  return `${url}?${new URLSearchParams({ invoiceNo, antiFakeCode: antifakeCode ?? '' })}`;
}
