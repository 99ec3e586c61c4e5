import { declareDemo } from '../../language/demo/declareDemo';
import { demoPhone } from '../../language/demo/people';
import { users } from '../users';
import { DEMO_PASSWORD } from './signIns';

/** Full name, sign-in name, and the role of staff members. */
const PEOPLE = [
  ['Amina Nakato', 'admin', 'Administrator'],
  ['Francis Ouma', 'finance', 'Finance'],
  ['Sarah Akello', 'support', 'Support'],
  ['Allan Mugisha', 'agent', 'Sales agent'],
  ['Carol Namubiru', 'customer'],
  ['Denis Okot', 'denis.okot', 'Finance'],
  ['Edith Birungi', 'edith.birungi', 'Support'],
  ['Fatuma Kizza', 'fatuma.kizza', 'Sales agent'],
  ['George Tumwine', 'george.tumwine', 'Administrator'],
  ['Hellen Atim', 'hellen.atim', 'Finance'],
  ['Ismail Ssali', 'ismail.ssali', 'Support'],
  ['Joan Auma', 'joan.auma', 'Sales agent'],
  ['Moses Wasswa', 'moses.wasswa', 'Field team'],
  ['Stella Achan', 'stella.achan', 'Field team', 'Field lead'],
  ['Patrick Ojok', 'patrick.ojok', 'Network engineer'],
  ['Ruth Mbabazi', 'ruth.mbabazi', 'Front desk'],
  ['Norah Kisakye', 'norah.kisakye', 'Support lead'],
  ['Ivan Lubega', 'ivan.lubega', 'Sales manager'],
] as const;

const rolesOf = (index: number): readonly string[] => PEOPLE[index]?.slice(2) ?? [];

export const usersDemo = declareDemo(users, {
  rows: PEOPLE.map(([fullName, name, ...roles]) => ({
    fullName,
    emailAddress: `${name}@kitara.example`,
    accountType: roles.length ? ('Staff' as const) : ('Customer' as const),
    status: name === 'george.tumwine' ? ('DISABLED' as const) : ('ACTIVE' as const),
  })),
  fields: {
    phoneNumber: demoPhone,
    password: () => DEMO_PASSWORD,
    roleIds: ({ rows, index }) =>
      rows('roles').flatMap(({ id, name }) => (rolesOf(index).includes(String(name)) ? [String(id)] : [])),
    agencyId: () => null,
    lastSignInAt: () => null,
    secondFactorSince: () => null,
  },
});
