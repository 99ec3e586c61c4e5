import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ActionName } from '../../resources/catalogue/actions';
import { routes } from '../../resources/language/routes';
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
  await callApi('createReply', {
    params: { id: 'c' },
    body: { body: 'Noted.', mentionedIds: [], attachmentIds: [] },
    idempotencyKey: 'k',
  });
  expect(request).toHaveBeenLastCalledWith('/api/v1/comments/c/reply', {
    method: 'POST',
    body: { body: 'Noted.', mentionedIds: [], attachmentIds: [] },
    idempotencyKey: 'k',
  });
});

/** Before the back-office, for the store of the views, a read with a body, and the heartbeat of a ticket's reader. */
const OTHERS = [
  'checkSubscriptionStatus',
  'createFirstAdministrator',
  'keepPreference',
  'reportPresence',
  'requestPasswordLink',
  'setForgottenPassword',
];

it('only reads for screens of the back-office, which change something through useActionMutation', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const called = files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(`src/${file}`, 'utf8').matchAll(/callApi\(\s*'(\w+)'/g)])
    .map(([, name]) => name as ActionName);
  expect(called.filter((name) => routes[name].method !== 'GET').sort()).toEqual(OTHERS);
});
