/** Returns the name of a person, or of a company, which has no last name. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

/** Returns to whom a customer's receipts and invoices are made out: the company, or else the person. */
export const billedName = (customer: { firstName: string; lastName: string; companyName: string | null }): string =>
  customer.companyName || fullName(customer);
