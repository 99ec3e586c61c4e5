import { describe, expect, it } from 'vitest';
import { Refusal } from '../../contract/api/errors';
import { actions } from '../../resources/catalogue/actions';
import { flattenFields } from '../../resources/language/defineResource';
import { sentenceOf } from './sentenceOf';

const fields = flattenFields(actions.createSubscriptionForm.input);
const refused = (path: string, fault: string) => new Refusal('invalid', `${path} ${fault}`, { [path]: fault });

describe('the sentence of a refusal', () => {
  it.each([
    ['client.firstName', 'is required', 'First name is required.'],
    ['productId', 'is no longer on offer', 'Package is no longer on offer.'],
    ['coverageCheckId', 'does not exist', 'Coverage check does not exist.'],
    ['notAField', 'is not a field that can be given here', 'Not a field is not a field that can be given here.'],
    ['code', 'Wrong or expired code. Ask for a new one.', 'Wrong or expired code. Ask for a new one.'],
  ])('refers to %s by its label', (path, fault, sentence) => {
    expect(sentenceOf(refused(path, fault), fields)).toBe(sentence);
  });

  it('that already is one does not change', () => {
    const refusal = new Refusal('forbidden', 'Someone else must approve this refund.', { status: 'is yours' });
    expect(sentenceOf(refusal, fields)).toBe('Someone else must approve this refund.');
  });

  it('names a query parameter as developers do', () => {
    const refusal = new Refusal('badRequest', 'sortBy must be one of: id', { sortBy: 'must be one of: id' });
    expect(sentenceOf(refusal, fields)).toBe('sortBy must be one of: id');
  });
});
