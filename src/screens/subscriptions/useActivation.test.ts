import { expect, it } from 'vitest';
import type { Answers } from '../../../resources/catalogue/actions';
import { inEnglish } from '../../i18n/testWording';
import { activationOutcome } from './useActivation';

type Answer = Answers['activateSubscription'];

const said = (log: Partial<Answer['log']>, status: Answer['subscription']['status']) =>
  activationOutcome(
    {
      log: { outcome: 'SUCCEEDED', message: null, ...log },
      subscription: { subscriptionNumber: 'SB-004317', status },
    } as Answer,
    inEnglish,
  );

it('says what the network really did', () => {
  expect(said({ type: 'ACTIVATION' }, 'ACTIVE')).toBe('Switched on: SB-004317 is active.');
  expect(said({ type: 'DEACTIVATION' }, 'FORFEITED')).toBe('The network has switched off the line of SB-004317.');
  expect(said({ type: 'DEACTIVATION', message: 'No device is installed.' }, 'FORFEITED')).toBe(
    'Nothing had to be switched off: the account of SB-004317 has no device.',
  );
  expect(said({ type: 'DEACTIVATION', outcome: 'FAILED', message: 'The ONU is offline.' }, 'FORFEITED')).toEqual({
    warning: 'The network could not do it: The ONU is offline.',
  });
});
