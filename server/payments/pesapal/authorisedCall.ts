import { isAuthError } from './refusal';
import type { TokenCache } from './tokenCache';
import type { Transport } from './transport';

/** Returns a transport that adds a bearer token, and renews the token once if the provider does not accept it. */
export function createAuthorisedCall(transport: Transport, tokens: TokenCache): Transport {
  const attempt: Transport = async (call) => {
    const { token } = await tokens.get();
    const reply = await transport({ ...call, token });
    if (isAuthError(reply)) tokens.drop(token);
    return reply;
  };
  return async (call) => {
    const reply = await attempt(call);
    return isAuthError(reply) ? attempt(call) : reply;
  };
}
