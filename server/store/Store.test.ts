import { expect, expectTypeOf, it } from 'vitest';
import type { AnyResource } from '../../resources/language/defineResource';
import type { subscriptionForms } from '../../resources/orders/subscriptionForms';
import type { payments } from '../../resources/payments/payments';
import type { Condition, Query } from './Store';

type Paid = Query<typeof payments.fields>;

it('an undeclared path does not compile', () => {
  const right: Paid = { where: [{ path: 'trackingId', in: ['1'] }], sort: { path: 'dateCreated', ascending: true } };
  // @ts-expect-error trackingID is not a field.
  const wrong: Paid = { where: [{ path: 'trackingID', in: ['1'] }] };
  // @ts-expect-error dateChanged is not a field.
  const unsorted: Paid = { sort: { path: 'dateChanged', ascending: true } };
  const inner: Condition<typeof subscriptionForms.fields> = { path: 'client.firstName', isNull: false };
  // @ts-expect-error A group is not a field.
  const group: Condition<typeof subscriptionForms.fields> = { path: 'client', isNull: false };
  expect([right, wrong, unsorted, inner, group]).toHaveLength(5);
});

it('any path compiles if the declaration is known only at run time, and is not treated as a known one', () => {
  expectTypeOf<Condition>().toEqualTypeOf<Condition<AnyResource['fields']>>();
  expectTypeOf<Query>().not.toExtend<Paid>();
});
