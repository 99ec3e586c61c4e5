import { type Envelope, sealed } from './envelope';

/** The result of a one-time code call: always success, with the envelope that was built. */
export interface CodeAnswer {
  success: true;
  envelope: Envelope;
}

interface CodeRequest {
  subscriptionFormId: string;
  phoneNumber: string;
}

/** Builds the request for a code and, as specified, sends nothing. */
export function requestCode(request: CodeRequest, now = Date.now()): CodeAnswer {
  return { success: true, envelope: sealed(request, now) };
}

/** Builds the verification of a code and, as specified, sends nothing: no code may ever grant access. */
export function verifyCode(request: CodeRequest & { code: string }, now = Date.now()): CodeAnswer {
  return { success: true, envelope: sealed(request, now) };
}
