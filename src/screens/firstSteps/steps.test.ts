import { expect, it } from 'vitest';
import { mayDo } from '../../../authProvider/mayDo';
import { isPermitted } from '../../../contract/access/permissions';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { resources } from '../../../resources';
import { DEMO_ROLES } from '../../../resources/access/demo/roles';
import { stepsFor } from './steps';

/** Whether somebody with these permissions may open a page. */
function opens(route: string, held: readonly string[]): boolean {
  const page = Object.values(OFFICE_PAGES).find((each) => each.route === route);
  if (page) return isPermitted(held, page.permissions);
  const resource = resources.find(({ screens = [] }) => screens.some(({ list }) => `/${list}` === route));
  return mayDo(resource, 'list', held);
}

it.each(DEMO_ROLES)('$name has three to five first steps, each on a page that opens for them', ({ permissions }) => {
  const steps = stepsFor((needed) => isPermitted(permissions, needed));
  expect(steps.length).toBeGreaterThanOrEqual(3);
  expect(steps.length).toBeLessThanOrEqual(5);
  expect(steps.filter(({ to }) => !opens(to, permissions))).toEqual([]);
});

it('without any permission there is none', () => {
  expect(stepsFor(() => false)).toEqual([]);
});
