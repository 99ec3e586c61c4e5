import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Phrases that appear on no screen any more; plainer ones replaced them. */
const GONE = [
  'link is back',
  'for the link',
  'without a link',
  'We ask again by ourselves',
  'must be a phone number',
  'must be an e-mail address',
  'who acts next, and pay',
  'pay for it where that is still to be done',
  'Every request moves your area up',
  'waiting for fibre there, too',
  'is on our building plan',
  'how far we are there',
  'See where fibre is',
  'With us already?',
  'Rather talk to a person',
  'People to talk to',
  'Shall we tell you when',
  'We call it to agree',
  'Not sure whether fibre reaches you',
  'Order without one',
  'is tied to the sales agent',
  'with a shared riser',
  'The number that pays',
  'in case the payment needs',
  'Go on with it rather than begin another',
  'I have paid: check it',
  'Nothing was booked',
  'all the same',
  'mostly',
  'it goes on by itself',
  'we see to your line',
  'It counts, or it goes back',
  'if anything is to be asked',
  'Where your line rests',
  'The address you opened names',
  'Someone else pays?',
  'Not today?',
  'The connection broke',
  'Your order is kept',
  'waits for you. Nothing is owed',
  'the price of that day',
  'waits for its payment',
  'Remind me no more',
  'after all',
  'belongs to an account of ours',
  'The code counts for',
  'Type the code',
  'It counts for 10 minutes',
  'Tell it to nobody',
  'no longer counts',
  'is not the one we sent',
  'Nothing came?',
  'Look whether',
  'Give its number',
  'was not begun',
  'was open for half an hour',
  'from where you are',
  'is not sold any more',
  'Choose the one to go on with',
  'Quickest is a call',
  'among the questions and answers',
  'Please no PINs',
  'it stands on',
  'Name this number',
  'for leave',
  'What shall I try',
  'renew by itself',
  'the connection rests',
  'counts nobody',
  'went astray',
  'hears you',
  'packages of today',
  'for a home that works from home',
  'for the price of eleven weeks',
  'Weekend 20',
  'come of the',
  "refund's decision",
  'read them to you',
  'Too many tries',
  'Did not work',
  'did not work',
  'Hello ',
  "'To come'",
];
/** Phrases that do not appear in the back-office, its words or the documents any more. */
const GONE_FROM_OFFICE = [
  'What came in',
  'Payments to look at',
  'Ending within 7 days',
  'By day, in figures',
  'No payment waits for',
  'No ticket is open',
  'No visit is planned',
  'None of your roles',
  'is told here',
  '10 a page',
  '} a page',
  'Try other words',
  'No payments match',
  'Kept in the log',
  'log of changes',
  'Keep the filters',
  'to come back to them',
  'by its letters',
  'You may not see',
  'Back to the defaults',
  'Discard what you entered',
  'cannot be taken back',
  'With it go',
  "'Runs until",
  'Why then?',
  'Owes Nothing',
  'No subscription waits',
  'ast heard',
  'never heard',
  "'What happened'",
  'eceived light and',
  'Received light',
  'Devices on it',
  'Left empty',
  'where the other is not given',
  'What waits behind it',
  'moves along',
  'days together',
  'It began',
  "'Responsible",
  'Customer last wrote',
  'Asked for by',
  'VAT in it',
  '% in it',
  'Most days of one',
  'They hold for',
  'When building is expected',
  'decided by somebody else',
  'Submit it',
  'look at the line',
  'Paid not active',
  'is where it belongs',
  'What do they renew',
  'What they have',
  'What renewing gives',
  'How do they pay',
  'eans of payment',
  'Received by hand',
  'Ask for %{',
  'Ask for UGX',
  'The one who pays',
  'it may be somebody else',
  'Number of the slip',
  'counts once for each',
  'Somebody else pays',
  'Nobody has begun to pay',
  'Choose who orders',
  'Somebody who may order',
  'the list of interest',
  'sent by SMS!',
  'Stays among staff',
  'Nobody is told',
  "'Link of",
  'Brought so far',
  'You sell for no agency',
  'Picture for sharing',
  'In addresses',
  'Kept in this browser',
  'Look around without',
  'I am registered',
  'A demo session fetches',
];
/** Phrases that the public site does not use; elsewhere they may be right. */
const GONE_FROM_SITE = [
  ...GONE,
  'Where fibre is',
  'Choose an area…',
  'Choose an area to see how',
  'omebody',
  'Anybody',
  'Whoever',
  'by itself',
  'by themselves',
];

/** Folders with the texts of pages, messages, receipts and refusals. */
const FOLDERS = [
  'public-site',
  'src',
  'contract',
  'resources',
  'server',
  'mock-server',
  'authProvider',
  'dataProvider',
];
/** Removes comments, because customers read only quoted texts and element contents. */
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

const filesIn = (folders: readonly string[], ending: RegExp) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => ending.test(file))
      .map((file) => `${folder}/${file}`),
  );
const SOURCE = /(?<!\.test)\.tsx?$/;
const sources = filesIn(FOLDERS, SOURCE);
/** The specification is quoted verbatim. */
const documents = ['README.md', ...filesIn(['docs'], /(?<!specification)\.md$/)];

/** Returns the readable text of a file on one line. */
const readable = (file: string) => {
  const text = readFileSync(file, 'utf8');
  return (file.endsWith('.md') ? text : withoutComments(text)).replace(/\s+/g, ' ').replaceAll('’', "'");
};

it('no replaced phrase comes back to pages, screens, messages, receipts or refusals', () => {
  expect(sources.length).toBeGreaterThan(1_500);
  const found = sources.flatMap((file) => {
    const text = readable(file);
    const gone = file.startsWith('public-site') ? GONE_FROM_SITE : GONE;
    return gone.filter((phrase) => text.includes(phrase)).map((phrase) => `${file}: ${phrase}`);
  });
  expect(found).toEqual([]);
});

it('no replaced phrase comes back to the back-office, its words or the documents', () => {
  const office = [...sources.filter((file) => !file.startsWith('public-site')), ...documents];
  expect(office.length).toBeGreaterThan(1_000);
  const found = office.flatMap((file) => {
    const text = readable(file);
    return GONE_FROM_OFFICE.filter((phrase) => text.includes(phrase)).map((phrase) => `${file}: ${phrase}`);
  });
  expect(found).toEqual([]);
});
