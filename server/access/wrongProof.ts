import { Refusal } from '../../contract/api/errors';

/** By what somebody shows that it is they. */
export type ProofKind = 'password' | 'code' | 'passkey';

/** Refuses a wrong password or second factor by the field in which it was given; the audit log tells of one within a session. */
export class WrongProof extends Refusal {
  constructor(
    readonly proof: ProofKind,
    message: string,
    errors: Record<string, string>,
  ) {
    super('invalid', message, errors);
  }
}

/** Refuses a password, by its field. */
export function wrongPassword(field: 'password' | 'currentPassword'): WrongProof {
  const message = 'is wrong';
  return new WrongProof('password', `${field} ${message}`, { [field]: message });
}

/** Refuses a code, by its field. */
export function wrongCode(): WrongProof {
  const message = 'Wrong code, or one that was used already. Wait for the next one and try again.';
  return new WrongProof('code', message, { code: message });
}

/** Refuses what a passkey signed, by its field. */
export function wrongPasskey(): WrongProof {
  const message = 'This passkey was not accepted. Try again, or use another way.';
  return new WrongProof('passkey', message, { signature: message });
}
