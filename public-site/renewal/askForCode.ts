import { callRenewal } from './callRenewal';
import { keepPart } from './kept';

/** Asks for a code by SMS, and keeps for whom. The answer does not tell whether there is such an account. */
export async function askForCode(number: string): Promise<void> {
  await callRenewal('requestRenewalCode', { body: { number } });
  keepPart('asked', { number, at: Date.now() });
}
