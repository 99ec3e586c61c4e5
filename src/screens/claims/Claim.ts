import type { ClaimCandidate, LineFit } from '../../../resources/claims/actions';
import type { Claim } from '../../../resources/claims/claims';
import { useAnswer } from '../../session/calls';

/** Returns whether the claim is still waiting for its payment. */
export const isClaimOpen = ({ status }: Pick<Claim, 'status'>): boolean => status === 'OPEN' || status === 'WAITING';

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
