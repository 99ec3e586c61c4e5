import { expect, it } from 'vitest';
import { standIn } from '../testing/standIn';
import { callApi } from './callApi';
import * as session from './session';

const request = standIn(session, 'request');
request.mockImplementation(async () => ({ status: 200, json: { assignees: [] } }));

it('sends a call of the contract with its method, path parameters, query, body and idempotency key', async () => {
  expect(await callApi('listAssignees', { params: { id: 'a/b' }, query: { limit: 5, searchTerm: '' } })).toEqual({
    assignees: [],
  });
  expect(request).toHaveBeenLastCalledWith('/api/v1/tasks/a%2Fb/assignees?limit=5', { method: 'GET' });
  await callApi('createReply', { params: { id: 'c' }, body: { body: 'Noted.' }, idempotencyKey: 'k' });
  expect(request).toHaveBeenLastCalledWith('/api/v1/comments/c/reply', {
    method: 'POST',
    body: { body: 'Noted.' },
    idempotencyKey: 'k',
  });
});
