import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { WORK_ORDER_STATUSES } from '../../contract/statuses';
import { resources } from '../../resources';
import { endpointsOf } from '../app';
import type { Deps } from '../deps';
import { openApi } from './document';

// The endpoints are only read here and never called, so they need no dependencies.
const document = openApi(endpointsOf({} as Deps), resources, 'https://kitara.example');

const problemsOf = async (checked: object) => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(checked), config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
};

/** Paths of the specification that end in `{id}` where another call has a fixed word, or vice versa. */
const AMBIGUOUS = [
  'payments/account/{id}',
  'subscription/activeOrMostRecentSubscription/{id}',
  'subscriptions/active-subscription/{id}',
];
const isTheSpecifications = (problem: string) =>
  problem.startsWith('no-ambiguous-paths') && AMBIGUOUS.some((path) => problem.includes(`/${path}\``));

it('passes redocly’s recommended rules except for the specification’s ambiguous paths', async () => {
  const problems = await problemsOf(document);
  expect(problems.filter((problem) => !isTheSpecifications(problem))).toEqual([]);
});

it('would report an error', async () => {
  expect((await problemsOf({ ...document, servers: [] })).join()).toContain('no-empty-servers');
});

it('contains an action’s input and answer by its single declaration', () => {
  const operation = document.paths['/api/v1/tickets/{id}/comments']?.post as {
    operationId: string;
    requestBody: { content: Record<string, { schema: object }> };
    responses: Record<string, { content: Record<string, { schema: object }> }>;
  };
  expect(operation.operationId).toBe('createComment');
  expect(operation.requestBody.content['application/json']?.schema).toMatchObject({
    required: ['body'],
    properties: { body: { type: 'string', maxLength: 1_500 } },
    additionalProperties: false,
  });
  expect(operation.responses[201]?.content['application/json']?.schema).toMatchObject({
    required: ['comment'],
    properties: { comment: { properties: { authorName: { type: 'string' }, replyCount: { type: 'integer' } } } },
  });
});

it('says of each query parameter whether it is required and its kind', () => {
  const parametersAt = (path: string) => {
    const operation = document.paths[`/api${path}`]?.get as { parameters: { name: string }[] } | undefined;
    return Object.fromEntries((operation?.parameters ?? []).map(({ name, ...said }) => [name, said]));
  };
  const [device] = Object.values(parametersAt('/portal/device-management/onu-status-by-account'));
  expect(device).toEqual({ in: 'query', required: true, schema: { type: 'string', format: 'uuid' } });
  expect(parametersAt('/v1/subscriptions/expiring')).toMatchObject({
    expiringInDays: { required: false, schema: { type: 'integer', minimum: 1, maximum: 366 } },
    expiryDate: { required: false, schema: { type: 'string', format: 'date' } },
  });
  expect(parametersAt('/v1/work-orders')).toMatchObject({
    statuses: { style: 'form', explode: false, schema: { type: 'array', items: { enum: [...WORK_ORDER_STATUSES] } } },
    accountId: { style: 'form', explode: false, schema: { type: 'array', items: { format: 'uuid' } } },
    limit: { schema: { type: 'integer', minimum: 1, maximum: 200 } },
  });
});
