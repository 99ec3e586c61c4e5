import { tinFault } from '../../contract/payments/tin';
import { email, group, phone, text } from './kinds';

/** The fields of a person who wants or has a connection (specification, section 3: client). */
export const personFields = {
  firstName: text({
    joined: { with: 'lastName', label: 'Name' },
    required: true,
    searchable: true,
    maxLength: 60,
    personal: 'Erased',
  }),
  lastName: text({ required: true, searchable: true, maxLength: 60, personal: 'person' }),
  /** For a business: its receipts and invoices are made out to it. */
  companyName: text({ label: 'Company', maxLength: 120, personal: true }),
  emailAddress: email({ searchable: true }),
  phoneNumber: phone({ required: true, searchable: true }),
  otherNumber: phone(),
  nationalId: text({ label: 'National ID', sensitive: true, maxLength: 20 }),
  placeOfResidence: text({ personal: true }),
  /** For a business: its invoices are made out to this TIN. */
  tin: text({
    label: 'TIN',
    help: 'For invoices to a business: 10 digits.',
    maxLength: 20,
    fault: tinFault,
    personal: true,
  }),
};

/** The last name of a customer: blank for a company, or a person with one name. */
export const customerLastName = text({
  default: '',
  help: 'Leave blank for a company, or a person with one name.',
  searchable: true,
  maxLength: 60,
  found: 'name',
  similar: true,
  personal: 'person',
});

/** Returns the person's fields as `client`, an object in forms. */
export const clientGroup = () => group(personFields, 'Client');
