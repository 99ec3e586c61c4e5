import { describe, expect, it } from 'vitest';
import { resources } from '..';
import { englishOf } from '../translations/englishOf';
import { headlineOf, visibleFields } from './displayFields';

const opened = resources.filter(({ screens = [] }) => screens.some(({ details }) => details));
const each = opened.map((resource) => [resource.name, resource] as const);

/** Names of technical fields, for any resource. */
const TECHNICAL = /(Url|checks|initiatorType|nextCheckAt|nextAttemptAt|unansweredSince|managementId|Qr)$/i;

describe.each(each)('the headline of %s', (_, resource) => {
  it('has a value, a state or a subject, and only fields that are shown', () => {
    const { value, states = [], whom = [], about = [] } = resource.headline ?? {};
    const paths = visibleFields(resource).map(({ path }) => path);
    expect([value ?? [], states, whom, about].flat().filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('includes the status', () => {
    const states = resource.leaves.filter(({ path, field }) => field.state && path === 'status');
    expect(states.filter((leaf) => !headlineOf(resource).states.some(({ path }) => path === leaf.path))).toEqual([]);
  });

  it('shows nothing technical, and marks technical fields as such', () => {
    const { value, states, whom, about } = headlineOf(resource);
    const first = [...(value ? [value] : []), ...states, ...whom, ...about];
    expect(first.filter(({ field }) => field.technical)).toEqual([]);
    const plain = resource.leaves.filter(
      ({ path, field }) => TECHNICAL.test(path) && !field.technical && !field.hidden,
    );
    expect(plain.map(({ path }) => path)).toEqual([]);
    const columns = [resource.list?.columns ?? [], ...(resource.screens ?? []).map((screen) => screen.columns ?? [])];
    const technical = resource.leaves.filter(({ field }) => field.technical).map(({ path }) => path);
    expect(columns.flat().filter((path) => technical.includes(path))).toEqual([]);
  });
});

it('no option of a closed list is shown as its code', () => {
  const options = resources.flatMap(({ leaves }) => leaves.flatMap(({ field }) => field.options ?? []));
  expect(options.filter((option) => /_|^(?!UISP$|WHMCS$)[A-Z]{4,}$/.test(englishOf(option)))).toEqual([]);
});

it('a record without its own name is named in words, not by codes', () => {
  const coded = { type: 'STATUS_CHANGED', action: 'SIGN_IN_FAILED', from: 'IN_PROGRESS', to: 'NEW' };
  for (const name of ['subscription-events', 'subscription-activation-logs', 'ticket-status-changes', 'logs']) {
    const resource = resources.find((each) => each.name === name);
    expect(resource?.represent(coded)).not.toMatch(/_|[A-Z]{3}/);
  }
});
