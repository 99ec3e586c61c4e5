import type { ManualMethod } from '../../contract/statuses';

/** What a receipt says to the tax authority. */
export interface FiscalSale {
  /** Ours, at most 50 characters: the authority takes each once. */
  reference: string;
  /** Whole units of the currency, with all taxes. */
  amount: number;
  buyer: FiscalBuyer;
  paidBy: ManualMethod | 'CARD';
  /** What it was for, in words. */
  remarks: string;
}

interface FiscalBuyer {
  name: string;
  /** Of a business; null: a consumer. */
  tin: string | null;
  phoneNumber: string;
  emailAddress: string | null;
}

/** Money of a sale that went back. */
export interface FiscalCredit {
  reference: string;
  invoice: { fiscalNumber: string; authorityId: string };
  sale: FiscalSale;
  /** What went back, and what has gone back before it by credit notes of their own. */
  amount: number;
  before: readonly number[];
  reason: string;
}

/** A document that the authority has. */
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
 * The port to the tax authority. Every method throws AuthorityError. What it takes under a reference counts once; where an answer
 * was lost, `find` and `findApplication` tell whether it has it.
 */
export interface TaxAuthority {
  issue(sale: FiscalSale): Promise<IssuedDocument>;
  find(sale: FiscalSale): Promise<IssuedDocument | null>;
  /** Applies for a credit note; answers the number of the application. */
  apply(credit: FiscalCredit): Promise<string>;
  findApplication(credit: FiscalCredit): Promise<string | null>;
  approvalOf(application: string): Promise<Approval>;
}

/** `refused`: this document, as it is. `unavailable`: nothing may be concluded about it, and it is tried again. */
export class AuthorityError extends Error {
  constructor(
    readonly kind: 'refused' | 'unavailable',
    /** The authority's, or `timeout`, `network`, `unreadable`, `other_document` of our own. */
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'AuthorityError';
  }
}
