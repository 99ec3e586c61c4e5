import { AuthorityError } from '../../ports/TaxAuthority';

export const OK = '00';
/** Several were sent, and some of them failed: each says how it went. */
export const PARTLY = '45';
/** The day's key is not there any more, too old, or not the one that EFRIS reads by, since another process has asked for a newer one. */
const OLD_KEY = ['401', '402', '03', '15'];
/** We have sent this reference before. */
export const KNOWN_REFERENCE = '2253';
/** The service is registered already. */
export const KNOWN_SERVICE = '602';
/** The interfaces that take a document; what any other refuses says nothing of one. */
const TAKES_DOCUMENTS = ['T109', 'T110'];
/** The authority is busy. */
const BUSY = ['3052', '9901', '9902'];

export const isOldKey = (error: unknown): boolean => error instanceof AuthorityError && OLD_KEY.includes(error.code);

/**
 * A code of an interface that is not OK, as the port's error. Codes up to 102 and 400 to 403 are those of every interface: they are about the taxpayer,
 * the device, the signature or the authority itself, so no document is refused for them.
 */
export function errorOf(interfaceCode: string, code: string, message: string | null | undefined): AuthorityError {
  const number = Number(code);
  const isOfAll = !Number.isInteger(number) || number <= 102 || (number >= 400 && number <= 403);
  const isAboutDocument = TAKES_DOCUMENTS.includes(interfaceCode) && !isOfAll && !BUSY.includes(code);
  const kind = isAboutDocument ? 'refused' : 'unavailable';
  return new AuthorityError(kind, code, message?.trim() || `EFRIS answered with the error ${code}.`);
}
