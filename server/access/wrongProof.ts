import { Refusal } from '../../contract/api/errors';

/** The ways in which a user proves their identity. */
export type ProofKind = 'password' | 'code' | 'passkey';

/** Refuses a wrong password or second factor by the field in which it was given. The audit log records one within a session. */
export class WrongProof extends Refusal {
  constructor(
    readonly proof: ProofKind,
    message: string,
    errors: Record<string, string>,
  ) {
    super('invalid', message, errors);
  }
}

/** Returns the refusal of a password, by its field. */
export function wrongPassword(field: 'password' | 'currentPassword'): WrongProof {
  const message = 'is wrong';
  return new WrongProof('password', `${field} ${message}`, { [field]: message });
}

/** Returns the refusal of a code, by its field. */
export function wrongCode(): WrongProof {
  const message = 'Wrong code, or one that was used already. Wait for the next one and try again.';
  return new WrongProof('code', message, { code: message });
}

/** Returns the refusal of a passkey's signature, by its field. */
export function wrongPasskey(): WrongProof {
  const message = 'This passkey was not accepted. Try again, or use another way.';
  return new WrongProof('passkey', message, { signature: message });
}
