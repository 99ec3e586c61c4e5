import { describe, expect, it } from 'vitest';
import { storedResources } from '..';
import { clients } from '../accounts/clients';
import type { AnyResource, FlatField } from './defineResource';
import { email, json, longText, phone, text } from './kinds';
import { erasedValueOf, isPersonal, resourcesOfPerson } from './personal';

const BELONGING = resourcesOfPerson(storedResources);

/**
 * Texts in records of a person that are not personal data. Codes, numbers and answers of other systems are recognised by their
 * declaration (`found`, `unique`, `technical`, `usual`); the others are listed here with a reason.
 */
const NOT_PERSONAL: Readonly<Record<string, string>> = {
  'close-differences.note':
    'A closed day is never changed; staff explain money there, and name payments by their numbers.',
  'attachments.mediaType': 'What kind of file it is.',
  'claims.code': 'The number of a payment.',
  'commissions.paymentReference': 'The number of a payment.',
  'devices.model': 'What the ONU is.',
  'devices.manufacturer': 'What the ONU is.',
  'client-merges.moved': 'Ids of records.',
  'fiscal-documents.errorCode': 'What the tax authority answered.',
  'fiscal-documents.lastError': 'What the tax authority answered.',
  'fiscal-documents.verificationCode': 'Given by the tax authority.',
  'interest-forms.consentVersion': 'Which text was agreed to.',
  'journal-entries.description':
    'Written by us: the kind of entry and the number of a payment. Journal entries never change.',
  'network-differences.key': 'The kind, and an id or the address of our own router.',
  'network-differences.nasAddress': 'The address of our own router.',
  'outbox-messages.lastError': 'Why it was not sent; never a word about the recipient.',
  'payment-refund-tasks.lastError': 'What the provider answered.',
  'payments.statusMessage': 'What the provider answered.',
  'personal-tasks.dueTime': 'A time of day.',
  'radius-sessions.nasAddress': 'The address of our own router.',
  'radius-sessions.nasPort': 'A port of our own router.',
  'radius-sessions.terminateCause': 'Why the session ended, in the words of RADIUS.',
  'receipts.fiscalDocumentNumber': 'Given by the tax authority.',
  'receipts.fiscalVerificationCode': 'Given by the tax authority.',
  'receipts.issuedTo': 'Kept as long as tax law asks for it, and emptied then.',
  'receipts.issuedToTin': 'Kept as long as tax law asks for it, and emptied then.',
  'renewal-codes.askedBy': 'A keyed hash, gone after a day.',
  'renewal-codes.codeHash': 'A keyed hash, gone after a day.',
  'renewal-codes.subject': 'A keyed hash, gone after a day.',
  'session-changes.problem': 'What the NAS answered.',
  'session-changes.staticAddress': 'An address of ours, which the next customer may get.',
  'subscription-activation-logs.message': 'What the network answered.',
  'subscription-update-tasks.lastError': 'What the network answered.',
  'transactions.description': 'Written by us: the number of a payment.',
  'unmatched-notifications.merchantReference': 'The number of a payment.',
  'unmatched-notifications.outcome': 'What the provider answered.',
};

/** Records that contain personal data but have no references to a person. */
const NOBODYS: Readonly<Record<string, string>> = {
  users: 'People who work here; the law of work says how long they are kept.',
  staff: 'People who work here; the law of work says how long they are kept.',
  'business-sales-agents': 'Businesses that sell for us.',
  'account-types': 'A catalogue.',
  'bonus-rules': 'A catalogue.',
  'business-sales-agent-types': 'A catalogue.',
  products: 'A catalogue.',
  'price-changes': 'The prices of a catalogue.',
  'network-access-servers': 'Our own routers.',
  roles: 'A catalogue.',
  'saved-replies': 'A catalogue.',
  'staff-types': 'A catalogue.',
  'task-roles': 'A catalogue.',
  preferences: 'How staff like to work.',
  'known-devices': 'Devices of people who work here.',
  'sign-ins': 'Sign-ins of people who work here.',
  'webhook-deliveries': 'What other systems were told, kept for 30 days.',
  'deferred-requests': 'Sealed, and gone within seconds.',
  'attachment-contents': 'Removed with the attachments of a person.',
  profiles: 'The pictures of people who work here.',
};

const isCode = ({ field }: FlatField) =>
  field.found === 'code' || field.unique || field.technical || field.usual !== undefined || field.idOf !== undefined;
const plainTexts = ({ leaves }: AnyResource) =>
  leaves.filter((leaf) => ['text', 'json', 'longText'].includes(leaf.field.kind) && !isPersonal(leaf.field));

describe('personal data', () => {
  it('is determined by the kind, by a mask, or by the declaration, which takes precedence', () => {
    expect([email(), phone(), longText(), text({ sensitive: true }), text({ personal: 'x' })].map(isPersonal)).toEqual(
      Array(5).fill(true),
    );
    expect([text(), json(), longText({ personal: false })].map(isPersonal)).toEqual([false, false, false]);
  });

  it('is erased to null if it may be empty, otherwise to the declared value', () => {
    const { firstName, lastName, phoneNumber, emailAddress } = clients.fields;
    expect([firstName, lastName, phoneNumber, emailAddress].map(erasedValueOf)).toEqual(['Erased', 'person', '', null]);
    expect(erasedValueOf(longText({ required: true }))).toBe('Erased');
  });

  it('is classified for every text of a person’s record: personal, a code, or listed with a reason', () => {
    const undecided = BELONGING.flatMap((resource) =>
      plainTexts(resource)
        .filter((leaf) => !isCode(leaf))
        .map(({ path }) => `${resource.name}.${path}`),
    ).filter((name) => !(name in NOT_PERSONAL));
    expect(undecided).toEqual([]);
  });
});

describe('the records of a person', () => {
  it('are those that refer to a client or an account, directly or indirectly', () => {
    const names = BELONGING.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'clients',
        'accounts',
        'payments',
        'receipts',
        'replies',
        'work-order-ticks',
        'sessions',
      ]),
    );
    const referring = storedResources.filter(({ leaves }) =>
      leaves.some(({ field }) => ['clients', 'accounts'].includes(field.to ?? '')),
    );
    expect(referring.filter(({ name }) => !names.includes(name)).map(({ name }) => name)).toEqual([]);
  });

  it('are those with a phone number, an e-mail address or free text, except those listed with a reason', () => {
    const lost = storedResources.filter(
      (resource) => !BELONGING.includes(resource) && resource.leaves.some(({ field }) => isPersonal(field)),
    );
    expect(lost.map(({ name }) => name).filter((name) => !(name in NOBODYS))).toEqual([]);
  });
});
