import { users } from '../users';
import { declareDemo } from './declareDemo';
import { demoPhone } from './person';
import { DEMO_PASSWORD } from './signIns';

export const usersDemo = declareDemo(users, {
  rows: (
    [
      ['Amina Nakato', 'admin', 'Staff'],
      ['Francis Ouma', 'finance', 'Staff'],
      ['Sarah Akello', 'support', 'Staff'],
      ['Allan Mugisha', 'agent', 'Staff'],
      ['Carol Namubiru', 'customer', 'Customer'],
      ['Denis Okot', 'denis.okot', 'Staff'],
      ['Edith Birungi', 'edith.birungi', 'Staff'],
      ['Fatuma Kizza', 'fatuma.kizza', 'Staff'],
      ['George Tumwine', 'george.tumwine', 'Staff'],
      ['Hellen Atim', 'hellen.atim', 'Staff'],
      ['Ismail Ssali', 'ismail.ssali', 'Staff'],
      ['Joan Auma', 'joan.auma', 'Staff'],
    ] as const
  ).map(([fullName, name, accountType]) => ({
    fullName,
    emailAddress: `${name}@kitara.example`,
    accountType,
    ...(accountType === 'Customer' ? { roleIds: [] } : {}),
  })),
  fields: {
    phoneNumber: demoPhone,
    password: () => DEMO_PASSWORD,
    accountType: () => 'Staff' as const,
    roleIds: ({ rows, index }) => [rows('roles')[index % 4]?.id as string],
    status: ({ index }) => (index % 9 === 8 ? 'DISABLED' : 'ACTIVE'),
    agencyId: () => null,
    lastSignInAt: () => null,
  },
});
