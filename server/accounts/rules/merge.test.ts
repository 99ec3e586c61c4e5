import { describe, expect, it } from 'vitest';
import type { clients } from '../../../resources/accounts/clients';
import { CHOSEN_FIELDS } from '../../../resources/accounts/mergeFields';
import type { RecordOf } from '../../../resources/language/defineResource';
import { mergedChanges, mergeFields, mergeRefusal, undoRefusal } from './merge';

type Client = RecordOf<typeof clients>;

const client = (more: Partial<Client> = {}): Client => ({
  ...{ id: 'kept', clientNumber: 'CL-000001', dateCreated: '2026-03-01T08:00:00.000Z' },
  ...{ dateUpdated: '2026-03-01T08:00:00.000Z', firstName: 'Grace', lastName: 'Achieng', companyName: null },
  ...{ emailAddress: null, phoneNumber: '+256772000001', otherNumber: null, nationalId: null },
  ...{ placeOfResidence: null, tin: null, language: null, stage: 'LEAD', wasReferred: false },
  ...{ coverageCheckId: null, agentId: null, sellerId: null, lostAt: null, lostReason: null },
  ...{ optedOutAt: null, mergedIntoId: null, mergedAt: null, tags: [] },
  ...more,
});
const other = (more: Partial<Client> = {}) => client({ id: 'merged', clientNumber: 'CL-000002', ...more });
const field = (kept: Client, merged: Client, name: string, taken: string[] = []) =>
  mergeFields(kept, merged, taken).find((each) => each.name === name);

describe('a merge', () => {
  it('keeps the kept client’s values and fills its blanks from the other', () => {
    const kept = client({ emailAddress: 'grace@example.com', lastName: '' });
    const merged = other({ emailAddress: 'g@example.com', lastName: 'Achieng', tin: '1000000001' });
    expect(mergedChanges(kept, merged, [])).toEqual({ lastName: 'Achieng', tin: '1000000001' });
  });

  it('leaves the choice to staff only where both have different values', () => {
    const kept = client({ emailAddress: 'grace@example.com', tin: '1' });
    const merged = other({ emailAddress: 'g@example.com', tin: '1', companyName: 'Achieng Ltd' });
    expect(
      mergeFields(kept, merged)
        .filter(({ isOpen }) => isOpen)
        .map(({ name }) => name),
    ).toEqual(['emailAddress']);
    expect(mergedChanges(kept, merged, ['emailAddress'])).toMatchObject({ emailAddress: 'g@example.com' });
  });

  it('does not take a blank from the other client, even if asked to', () => {
    expect(mergedChanges(client({ tin: '1' }), other(), [...CHOSEN_FIELDS])).toEqual({});
  });

  it('has the tags of both clients', () => {
    const tags = (first: string[], second: string[]) =>
      mergedChanges(client({ tags: first }), other({ tags: second }), []);
    expect(tags(['VIP'], ['vip', 'Landlord'])).toEqual({ tags: ['VIP', 'Landlord'] });
    expect(tags(['VIP'], ['vip'])).toEqual({});
    const many = Array.from({ length: 20 }, (_, index) => `Tag ${index}`);
    expect(tags(many, ['Landlord'])).toEqual({});
  });

  it('never gives the kept client the number of the other', () => {
    expect(
      mergedChanges(client(), other({ mergedAt: '2026-03-02T08:00:00.000Z' }), ['clientNumber', 'mergedAt']),
    ).toEqual({});
  });

  it('keeps the further stage, whichever client has it', () => {
    expect(field(client(), other({ stage: 'CUSTOMER' }), 'stage')?.from).toBe('MERGED');
    expect(field(client({ stage: 'CUSTOMER' }), other(), 'stage')?.from).toBe('KEPT');
    expect(mergedChanges(client(), other({ stage: 'INTERESTED' }), ['stage'])).toEqual({});
  });

  it('is of a referred client if one of them was referred', () => {
    expect(mergedChanges(client(), other({ wasReferred: true }), [])).toEqual({ wasReferred: true });
    expect(mergedChanges(client({ wasReferred: true }), other(), [])).toEqual({});
  });

  it('is of a lost client only if both are lost', () => {
    const lost = { lostAt: '2026-03-02T08:00:00.000Z', lostReason: 'Moved away' };
    expect(mergedChanges(client(lost), other(), [])).toEqual({ lostAt: null, lostReason: null });
    expect(mergedChanges(client(), other(lost), [])).toEqual({});
    expect(mergedChanges(client(lost), other({ ...lost, lostReason: 'Too far' }), [])).toEqual({});
  });

  it('keeps the first wish to get no reminders', () => {
    const [early, late] = ['2026-03-02T08:00:00.000Z', '2026-03-03T08:00:00.000Z'];
    expect(mergedChanges(client(), other({ optedOutAt: early }), [])).toEqual({ optedOutAt: early });
    expect(mergedChanges(client({ optedOutAt: late }), other({ optedOutAt: early }), [])).toEqual({
      optedOutAt: early,
    });
    expect(mergedChanges(client({ optedOutAt: early }), other({ optedOutAt: late }), [])).toEqual({});
  });

  it('takes agency and seller from the same client', () => {
    const brought = { agentId: 'agency', sellerId: 'seller' };
    expect(mergedChanges(client(), other(brought), [])).toEqual(brought);
    expect(mergedChanges(client({ agentId: 'own' }), other(brought), [])).toEqual({});
    expect(mergedChanges(client({ sellerId: 'own' }), other(brought), [])).toEqual({});
    expect(mergedChanges(client({ agentId: 'own' }), other(brought), ['agentId'])).toEqual(brought);
  });
});

describe('two clients cannot be merged', () => {
  const none: ReadonlySet<string> = new Set();

  it('if they are the same one', () => {
    expect(mergeRefusal(client(), client(), none)).toMatchObject({
      code: 'invalid',
      errors: { mergedId: 'must be another client' },
    });
  });

  it('if one of them is merged already', () => {
    const message = 'CL-000002 is merged into another client already.';
    expect(mergeRefusal(client(), other({ mergedIntoId: 'third' }), none)).toMatchObject({ code: 'conflict', message });
    expect(mergeRefusal(client({ mergedIntoId: 'third' }), other(), none)?.code).toBe('conflict');
  });

  it('if one of them is erased or has asked to be', () => {
    const message = 'CL-000002 is erased, or has asked to be.';
    expect(mergeRefusal(client(), other(), new Set(['merged']))).toMatchObject({ code: 'conflict', message });
    expect(mergeRefusal(client(), other(), new Set(['kept']))?.code).toBe('conflict');
  });

  it('in no other case', () => {
    expect(mergeRefusal(client(), other(), new Set(['third']))).toBeNull();
  });
});

describe('a merge can be undone', () => {
  const facts = { isUndone: false, isMergedOn: false, isErased: false, fields: [], elsewhere: [], tied: [] };

  it('while nothing has changed', () => {
    expect(undoRefusal(facts)).toBeNull();
  });

  it.each([
    [{ isUndone: true }, 'This merge is undone already.'],
    [{ isMergedOn: true }, 'The kept client has since been merged into another one. Undo that merge first.'],
    [{ isErased: true }, 'The client is erased, or has asked to be: the merge cannot be undone.'],
    [{ fields: ['Stage', 'TIN'] }, 'The merge cannot be undone. Changed since then: Stage, TIN.'],
    [{ elsewhere: ['Accounts'] }, 'The merge cannot be undone. Moved to another client since then: Accounts.'],
    [
      { tied: ['Payments'] },
      'The merge cannot be undone. Created since then for records that would move back: Payments.',
    ],
  ])('but not with %o', (more, message) => {
    expect(undoRefusal({ ...facts, ...more })).toMatchObject({ code: 'conflict', message });
  });
});
