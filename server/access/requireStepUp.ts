import { Refusal } from '../../contract/api/errors';
import { phrase, Terms } from '../../contract/api/Phrase';
import type { Caller, Identity } from '../base/identity';
import type { Endpoint } from '../Endpoint';
import { mustConfirm } from './rules/secondFactor';

/** Returns the caller for an endpoint. On a public one, a user who must first set up a second factor counts as anonymous. */
export const provedFor = ({ access }: Pick<Endpoint, 'access'>, caller: Caller): Caller =>
  access === 'public' && caller.identity?.proof.mustSetUp ? { ...caller, identity: null } : caller;

/**
 * Requires step-up authentication: refuses a user who has not set up the second factor that a role of theirs requires, and,
 * before sensitive calls, one who has not confirmed their identity recently.
 */
export function requireStepUp(
  identity: Identity | null,
  { confirms, settingUp = false }: Pick<Endpoint, 'confirms' | 'settingUp'>,
  now: Date,
): void {
  if (!identity) return;
  if (identity.proof.mustSetUp && !settingUp)
    throw new Refusal(
      'forbidden',
      'Your role needs a second factor. Set it up first.',
      undefined,
      undefined,
      'SET_UP_SECOND_FACTOR',
    );
  const { hasSecondFactor } = identity.proof;
  // The person who made an API key confirmed their identity then.
  const isAsked = !identity.apiKeyId && (confirms === true || (confirms === 'with second factor' && hasSecondFactor));
  if (isAsked && mustConfirm(identity.proof, now))
    throw new Refusal(
      'forbidden',
      phrase('Confirm that it is you with your {proof}.', {
        proof: new Terms([hasSecondFactor ? 'second factor' : 'password']),
      }),
      undefined,
      undefined,
      'CONFIRM_IDENTITY',
    );
}
