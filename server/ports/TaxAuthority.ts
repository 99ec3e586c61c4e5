import type { ManualMethod } from '../../contract/statuses';

/** A receipt's data for the tax authority. */
export interface FiscalSale {
  /** Our reference, at most 50 characters. The authority accepts each once. */
  reference: string;
  /** In whole units of the currency, including all taxes. */
  amount: number;
  buyer: FiscalBuyer;
  paidBy: ManualMethod | 'CARD';
  /** A description of the sold service. */
  remarks: string;
}

interface FiscalBuyer {
  name: string;
  /** The TIN of a business. Null: a consumer. */
  tin: string | null;
  phoneNumber: string;
  emailAddress: string | null;
}

/** Returned money of a sale. */
export interface FiscalCredit {
  reference: string;
  invoice: { fiscalNumber: string; authorityId: string };
  sale: FiscalSale;
  /** The returned amount, and the amounts of earlier credit notes. */
  amount: number;
  before: readonly number[];
  reason: string;
}

/** A document that the authority has issued. */
export interface IssuedDocument {
  fiscalNumber: string;
  verificationCode: string | null;
  /** The text of its QR code. */
  qr: string | null;
  authorityId: string;
}

export type Approval =
  | { state: 'PENDING' }
  | { state: 'APPROVED'; fiscalNumber: string }
  | { state: 'REJECTED'; reason: string };

/**
 * The port to the tax authority. Every method throws AuthorityError. A document with the same reference counts once. If a
 * response was lost, `find` and `findApplication` tell whether the authority has the document.
 */
export interface TaxAuthority {
  issue(sale: FiscalSale): Promise<IssuedDocument>;
  find(sale: FiscalSale): Promise<IssuedDocument | null>;
  /** Applies for a credit note. Returns the number of the application. */
  apply(credit: FiscalCredit): Promise<string>;
  findApplication(credit: FiscalCredit): Promise<string | null>;
  approvalOf(application: string): Promise<Approval>;
}

/**
 * `refused`: the authority refuses this document as it is. `unavailable`: nothing may be concluded about the document, and it is
 * tried again.
 */
export class AuthorityError extends Error {
  constructor(
    readonly kind: 'refused' | 'unavailable',
    /** The authority's code, or our own: `timeout`, `network`, `unreadable`, `other_document`. */
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'AuthorityError';
  }
}

/** The address of EFRIS, our identity there, and our service. The authority gives all of it to each taxpayer (docs/efris.md). */
export interface EfrisAccess {
  /** The only address of all interfaces, `…/getInformation`. */
  url: string;
  /** Ten digits. */
  tin: string;
  deviceNumber: string;
  /** An RSA key of 2048 bits, as PEM. */
  privateKey: string;
  legalName: string;
  /** The only service that we sell; each package is a price of it. */
  service: { code: string; name: string; category: string; unit: string };
  /** invoiceIndustryCode, such as 101 for general industry. */
  industry: string;
  /** Null: the service is free of excise duty. */
  excise: { code: string; name: string; percent: number } | null;
}
