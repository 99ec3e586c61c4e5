import { describe, expect, it, vi } from 'vitest';
import { toRequestError } from '../../dataProvider/requestError';
import { createProof } from './proof';

const refusal = (code?: string) => toRequestError(403, { error: 'No.', ...(code ? { code } : {}) });
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a call that requires step-up confirmation', () => {
  const refusedOnce = () => vi.fn(async (what: string) => what).mockRejectedValueOnce(refusal('CONFIRM_IDENTITY'));

  it('waits for the confirmation and is then repeated unchanged', async () => {
    const proof = createProof();
    const send = refusedOnce();
    const answer = proof.guard(send)('approve');
    await settled();
    expect([proof.wanted(), send.mock.calls]).toEqual(['CONFIRM_IDENTITY', [['approve']]]);
    proof.settle(true);
    expect(await answer).toBe('approve');
    expect([proof.wanted(), send.mock.calls]).toEqual([null, [['approve'], ['approve']]]);
  });

  it('fails with the original refusal if the user cancels', async () => {
    const proof = createProof();
    const send = refusedOnce();
    const answer = proof
      .guard(send)('approve')
      .catch((error) => error.status);
    await settled();
    proof.settle(false);
    expect([await answer, send.mock.calls.length]).toEqual([403, 1]);
  });

  it('shares one prompt with concurrent calls', async () => {
    const proof = createProof();
    const heard = vi.fn();
    proof.subscribe(heard);
    const answers = Promise.all([proof.guard(refusedOnce())('a'), proof.guard(refusedOnce())('b')]);
    await settled();
    expect(heard).toHaveBeenCalledOnce();
    proof.settle(true);
    expect(await answers).toEqual(['a', 'b']);
  });
});

it('fails if a second factor has to be set up first, and says so', async () => {
  const proof = createProof();
  const send = vi.fn().mockRejectedValue(refusal('SET_UP_SECOND_FACTOR'));
  await expect(proof.guard(send)()).rejects.toMatchObject({ status: 403 });
  expect(proof.wanted()).toBe('SET_UP_SECOND_FACTOR');
});

it('does not change any other refusal', async () => {
  const proof = createProof();
  await expect(proof.guard(vi.fn().mockRejectedValue(refusal()))()).rejects.toMatchObject({ status: 403 });
  expect(proof.wanted()).toBeNull();
});
