import { AuthorityError } from '../../ports/TaxAuthority';

export const OK = '00';
/** Several items were sent and some of them failed; each has its own result. */
export const PARTLY = '45';
/** The day's key is missing, too old, or not the one that EFRIS uses, because another process has requested a newer one. */
const OLD_KEY = ['401', '402', '03', '15'];
/** This reference was sent before. */
export const KNOWN_REFERENCE = '2253';
/** The service is already registered. */
export const KNOWN_SERVICE = '602';
/** The interfaces that accept documents. A refusal by any other says nothing about a document. */
const TAKES_DOCUMENTS = ['T109', 'T110'];
/** The authority is busy. */
const BUSY = ['3052', '9901', '9902'];

export const isOldKey = (error: unknown): boolean => error instanceof AuthorityError && OLD_KEY.includes(error.code);

/**
 * Converts an interface's error code to the port's error. Codes up to 102 and 400 to 403 exist for every interface. They are
 * about the taxpayer, the device, the signature or the authority itself, so they never refuse a document.
 */
export function errorOf(interfaceCode: string, code: string, message: string | null | undefined): AuthorityError {
  const number = Number(code);
  const isOfAll = !Number.isInteger(number) || number <= 102 || (number >= 400 && number <= 403);
  const isAboutDocument = TAKES_DOCUMENTS.includes(interfaceCode) && !isOfAll && !BUSY.includes(code);
  const kind = isAboutDocument ? 'refused' : 'unavailable';
  return new AuthorityError(kind, code, message?.trim() || `EFRIS answered with the error ${code}.`);
}
