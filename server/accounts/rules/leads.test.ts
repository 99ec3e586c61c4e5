import { describe, expect, it } from 'vitest';
import { closingRefusal, correctionRefusal, stageRefusal } from './leads';

const AGENT = 'agent';
const COLLEAGUE = 'colleague';
const MANAGER = 'manager';
const lead = { stage: 'LEAD' } as const;
const own = { sellerId: AGENT, userId: AGENT };

describe('an agent may correct their own lead', () => {
  it('if no one else has worked on it', () => {
    expect(correctionRefusal(lead, lead, { ...own, workedOnBy: [] })).toBeNull();
    expect(correctionRefusal(lead, lead, { ...own, workedOnBy: [AGENT, AGENT] })).toBeNull();
  });

  it('but not once someone else has worked on it', () => {
    const refusal = correctionRefusal(lead, lead, { ...own, workedOnBy: [AGENT, COLLEAGUE] });
    expect(refusal?.code).toBe('conflict');
  });

  it('until it is sold', () => {
    const by = { ...own, workedOnBy: [] };
    expect(correctionRefusal({ stage: 'PROSPECT' }, { stage: 'PROSPECT' }, by)).toBeNull();
    expect(correctionRefusal({ stage: 'SUBSCRIBED' }, { stage: 'SUBSCRIBED' }, by)?.code).toBe('conflict');
    expect(correctionRefusal({ stage: 'CUSTOMER' }, { stage: 'CUSTOMER' }, by)?.code).toBe('conflict');
  });

  it('as its manager despite the seller’s work on it', () => {
    const by = { sellerId: AGENT, userId: MANAGER, workedOnBy: [AGENT] };
    expect(correctionRefusal(lead, lead, by)).toBeNull();
  });
});

it('an agent can advance a lead up to an order, but not make it a customer', () => {
  expect(stageRefusal('PROSPECT')).toBeNull();
  expect(stageRefusal('SUBSCRIBED')?.errors).toHaveProperty('stage');
  expect(stageRefusal('CUSTOMER')?.errors).toHaveProperty('stage');
});

describe('a lead can be closed', () => {
  const open = { stage: 'PROSPECT', lostAt: null } as const;
  const unpaid = { isPaid: false, isBeingPaid: false };

  it('once, and only while nothing is paid or being paid', () => {
    expect(closingRefusal(open, unpaid)).toBeNull();
    expect(closingRefusal({ ...open, lostAt: '2026-03-14T09:30:00.000Z' }, unpaid)?.code).toBe('conflict');
    expect(closingRefusal(open, { ...unpaid, isPaid: true })?.code).toBe('conflict');
    expect(closingRefusal(open, { ...unpaid, isBeingPaid: true })?.code).toBe('conflict');
    expect(closingRefusal({ ...open, stage: 'CUSTOMER' }, unpaid)?.code).toBe('conflict');
  });
});
