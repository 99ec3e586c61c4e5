import { type Envelope, sealed } from './envelope';

/** What is said of a one-time code: always success, with the envelope that was built. */
export interface CodeAnswer {
  success: true;
  envelope: Envelope;
}

interface CodeRequest {
  subscriptionFormId: string;
  phoneNumber: string;
}

/** Builds the request for a code and, as the specification says, sends nothing. */
export function requestCode(request: CodeRequest, now = Date.now()): CodeAnswer {
  return { success: true, envelope: sealed(request, now) };
}

/** Builds the verification of a code and, as the specification says, sends nothing: no code may ever unlock anything. */
export function verifyCode(request: CodeRequest & { code: string }, now = Date.now()): CodeAnswer {
  return { success: true, envelope: sealed(request, now) };
}
