import { describe, expect, it } from 'vitest';
import { undocumented } from './documented';

const ID = '019e5ee7-3cfe-7f2a-afda-581dcf86de8b';
const AT = '2026-03-14T09:30:00.000Z';
const change = { id: ID, dateCreated: AT, dateUpdated: AT, ticketId: ID, from: 'NEW', to: 'CLOSED', userId: null };
const view = { ...change, reason: null, userName: null };

const headers = new Headers({ 'content-type': 'application/json' });
const complaints = (body: object, status = 200) =>
  undocumented('GET', `/api/v1/tickets/${ID}/status-changes?limit=1`, { status, body, headers });
const listed = (record: object) => complaints({ statusChanges: [record], totalRecords: 1 });

describe('an answer', () => {
  it('may be as its call declares', () => {
    expect(listed(view)).toEqual([]);
  });

  it('must not lack a field', () => {
    const { userName: _, ...rest } = view;
    expect(listed(rest).join()).toContain("must have required property 'userName'");
    expect(complaints({ statusChanges: [] }).join()).toContain("must have required property 'totalRecords'");
  });

  it('must not have an additional field', () => {
    expect(listed({ ...view, passwordHash: 'x' }).join()).toContain('must NOT have additional properties');
    expect(complaints({ statusChanges: [], totalRecords: 0, more: 1 }).join()).toContain('additional properties');
  });

  it('must not have another kind of value', () => {
    for (const wrong of [{ to: 'OPEN' }, { from: null }, { ticketId: 'KF-1' }, { dateCreated: 'today' }, { reason: 7 }])
      expect(listed({ ...view, ...wrong })).not.toEqual([]);
  });

  it('must not have an undocumented status', () => {
    expect(complaints({ error: 'No.' }, 404)).toEqual([]);
    expect(complaints({ error: 'No.' }, 418).join()).toContain('418 is not documented');
    expect(complaints({ message: 'No.' }, 404)).not.toEqual([]);
  });
});
