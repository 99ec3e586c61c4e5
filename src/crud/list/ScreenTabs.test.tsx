import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { accounts } from '../../../resources/accounts/accounts';
import { accountTypes } from '../../../resources/accounts/accountTypes';
import { TestOffice } from '../../testing/TestOffice';
import { BesideTabs } from './ScreenTabs';

afterEach(cleanup);

it('puts lists of other records, such as types, after the views of the main list', async () => {
  render(
    <TestOffice resources={[accountTypes, accounts]} permissions={['View Accounts']}>
      <BesideTabs head="accounts" />
    </TestOffice>,
  );
  const tabs = await screen.findAllByRole('link');
  expect(tabs[0]?.textContent).toBe('Customers');
  expect(tabs.at(-1)?.textContent).toBe('Account types');
});
