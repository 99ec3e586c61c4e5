import type { ClaimCandidate, LineFit } from '../../../resources/claims/actions';
import type { claims } from '../../../resources/claims/claims';
import type { RecordOf } from '../../../resources/language/defineResource';
import { useAnswer } from '../../session/calls';

export type Claim = RecordOf<typeof claims>;

/** Returns whether the claim is still waiting for its payment. */
export const isOpen = ({ status }: Pick<Claim, 'status'>): boolean => status === 'OPEN' || status === 'WAITING';

const FITS = {
  CODE: 'claims.fitsCode',
  ORDER: 'claims.fitsOrder',
  AMOUNT: 'claims.fitsAmount',
  PAYER: 'claims.fitsPayer',
  DAY: 'claims.fitsDay',
} as const satisfies Record<LineFit, string>;

/** Returns the ways in which a statement line matches the claim, as keys of messages. */
export const fitKeys = ({ fits }: ClaimCandidate) => fits.map((fit) => FITS[fit]);

/** Loads the statement lines that may be the claimed payment, the most likely first. */
export const useCandidates = (id: string, enabled = true) =>
  useAnswer('claims', 'listClaimLines', { params: { id } }, enabled);
