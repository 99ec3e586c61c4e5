import { describe, expect, it } from 'vitest';
import { findHeadings } from './findHeadings';
import { suggest } from './suggest';

const named = (mapping: object) =>
  Object.fromEntries(Object.entries(mapping).filter(([, heading]) => heading !== null));

describe('columns are matched', () => {
  it('by headings in many spellings', () => {
    const headings = [
      'Acc. No',
      'SURNAME',
      'Other names',
      'Tel.',
      'E-MAIL',
      'Physical Address',
      'Package',
      'Expiry Date',
      'ONT S/N',
    ];
    expect(suggest('CUSTOMERS', headings, [])).toEqual({
      system: null,
      mapping: expect.objectContaining({
        ...{ accountNumber: 'Acc. No', lastName: 'SURNAME', firstName: 'Other names', phoneNumber: 'Tel.' },
        ...{ emailAddress: 'E-MAIL', placeOfResidence: 'Physical Address', packageName: 'Package' },
        ...{ endDate: 'Expiry Date', onuSerial: 'ONT S/N', fullName: null, tin: null },
      }),
    });
  });

  it('by their values if no heading matches', () => {
    const lines = [
      ['a@b.ug', '0772123456', 'Ruth Auma', '2026-05-01', 'x'],
      ['c@d.ug', '0701123456', 'John Okello', '2026-05-02', 'y'],
    ];
    expect(named(suggest('CUSTOMERS', ['#1', '#2', '#3', '#4', '#5'], lines).mapping)).toEqual({
      ...{ emailAddress: '#1', phoneNumber: '#2', fullName: '#3', endDate: '#4' },
    });
  });

  it('like phpNuxBill exports them', () => {
    const headings = 'id;username;fullname;phonenumber;email;balance;namebp;routers;status;Payment'.split(';');
    const { system, mapping } = suggest('CUSTOMERS', headings, []);
    expect(system).toBe('PHPNUXBILL');
    expect(named(mapping)).toEqual({
      ...{ accountNumber: 'username', fullName: 'fullname', phoneNumber: 'phonenumber', emailAddress: 'email' },
      ...{ packageName: 'namebp', balance: 'balance', status: 'status' },
    });
  });

  it('like WHMCS and RADIUSdesk export them', () => {
    const whmcs = [
      ...['ID', 'First Name', 'Last Name', 'Company Name', 'Email Address', 'Address 1', 'City', 'Phone Number'],
      ...['Product/Service', 'Next Due Date', 'Status'],
    ];
    const found = suggest('CUSTOMERS', whmcs, []);
    expect(found.system).toBe('WHMCS');
    expect(named(found.mapping)).toEqual({
      ...{ accountNumber: 'ID', firstName: 'First Name', lastName: 'Last Name', companyName: 'Company Name' },
      ...{
        emailAddress: 'Email Address',
        placeOfResidence: 'Address 1',
        district: 'City',
        phoneNumber: 'Phone Number',
      },
      ...{ packageName: 'Product/Service', endDate: 'Next Due Date', status: 'Status' },
    });
    const radius =
      'username,name,surname,realm,profile,address,phone,email,auth_type,active,from_date,to_date,static_ip'.split(',');
    const users = suggest('CUSTOMERS', radius, []);
    expect(users.system).toBe('RADIUSDESK');
    expect(named(users.mapping)).toEqual({
      ...{ accountNumber: 'username', firstName: 'name', lastName: 'surname', placeOfResidence: 'address' },
      ...{ phoneNumber: 'phone', emailAddress: 'email', packageName: 'profile', endDate: 'to_date', status: 'active' },
    });
  });

  it('and S/N as a serial number only if it has no numbers of rows', () => {
    const headings = ['S/N', 'Customer name', 'Phone'];
    const rows = (...numbers: string[]) => numbers.map((number) => [number, 'Ruth Auma', '0772123456']);
    expect(suggest('CUSTOMERS', headings, rows('1', '2', '3')).mapping).toMatchObject({
      ...{ onuSerial: null, accountNumber: null, fullName: 'Customer name', phoneNumber: 'Phone' },
    });
    expect(suggest('CUSTOMERS', headings, rows('HWTC12345678')).mapping).toMatchObject({ onuSerial: 'S/N' });
  });

  it('as Splynx and UISP name them', () => {
    const splynx = [
      'ID',
      'Status',
      'Portal login',
      'Full name',
      'Phone number',
      'Email',
      'Street',
      'ZIP code',
      'City',
      'Internet plans',
    ];
    expect(suggest('CUSTOMERS', splynx, [])).toMatchObject({
      system: 'SPLYNX',
      mapping: {
        accountNumber: 'Portal login',
        placeOfResidence: 'Street',
        district: 'City',
        packageName: 'Internet plans',
      },
    });
    const uisp = ['Custom ID', 'First name', 'Last name', 'Company name', 'Email 1', 'Phone 1', 'Street 1', 'City'];
    expect(suggest('CUSTOMERS', uisp, [])).toMatchObject({
      system: 'UISP',
      mapping: { accountNumber: 'Custom ID', phoneNumber: 'Phone 1', emailAddress: 'Email 1', fullName: null },
    });
  });

  it('for tickets and staff, with only their own fields', () => {
    expect(suggest('TICKETS', ['Account', 'Issue', 'Details', 'Urgency', 'Package'], []).mapping).toEqual({
      ...{ accountNumber: 'Account', phoneNumber: null, subject: 'Issue', description: 'Details', priority: 'Urgency' },
    });
    expect(named(suggest('STAFF', ['Name', 'Email', 'Mobile', 'Job title'], []).mapping)).toEqual({
      ...{ fullName: 'Name', emailAddress: 'Email', phoneNumber: 'Mobile', roleName: 'Job title' },
    });
  });
});

it('and a cell of many dots is checked quickly', () => {
  // This would take minutes if the end were searched from each dot.
  const cell = `a@b${'.'.repeat(500_000)}@`;
  expect(suggest('CUSTOMERS', ['#1'], [[cell]]).mapping).toMatchObject({ emailAddress: null });
});

describe('headings are found', () => {
  it('below leading text', () => {
    const rows = [
      ['Fast Net Ltd'],
      ['Customers', 'on 1 May 2026'],
      ['Name', 'Phone', 'Phone', ''],
      ['Ruth', '0772123456', '', 'x'],
    ];
    expect(findHeadings(rows)).toEqual({ headings: ['Name', 'Phone', 'Phone (2)', '#4'], at: 2 });
  });

  it('in an unknown language', () => {
    expect(
      findHeadings([
        ['Nom', 'Numéro'],
        ['Ruth Auma', '0772123456'],
      ]),
    ).toMatchObject({ at: 0 });
  });

  it('nowhere in a file without any', () => {
    expect(
      findHeadings([
        ['Ruth Auma', '0772123456'],
        ['John Okello', '0701123456'],
      ]),
    ).toEqual({
      headings: ['#1', '#2'],
      at: -1,
    });
  });
});
