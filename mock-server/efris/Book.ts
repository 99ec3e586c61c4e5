/** The documents that the stand-in has issued. Sums in hundredths, quantities in hundred-millionths. */
export interface KeptInvoice {
  invoiceId: string;
  invoiceNo: string;
  antifakeCode: string;
  reference: string;
  buyerTin: string;
  grossAmount: number;
  vat: number;
  unitPrice: number;
  issuedAt: Date;
}

export interface KeptCreditNote {
  id: string;
  /** The authority's reference number of the application. */
  application: string;
  reference: string;
  originalNo: string;
  /** A positive number. */
  quantity: number;
  grossAmount: number;
  appliedAt: Date;
  state: 'SUBMITTED' | 'APPROVED' | 'REJECTED';
  remarks: string;
  /** Null until it is approved. */
  invoiceNo: string | null;
}

export interface KeptService {
  code: string;
  name: string;
  category: string;
  hasExcise: boolean;
}

export class Book {
  readonly invoices: KeptInvoice[] = [];
  readonly creditNotes: KeptCreditNote[] = [];
  readonly services = new Map<string, KeptService>();
  #last = 0;

  /** Returns a number that no other document has. */
  next(first: number): string {
    this.#last += 1;
    return String(first + this.#last);
  }
}
