import { recall, remember } from '../remembered/remember';

/** Who pays, as far as this visit knows; the API masks it for strangers, so a new device asks again. */
export interface Payer {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  emailAddress: string;
}

const nameOf = (formId: string) => `payer.${formId}`;

export const recallPayer = (formId: string): Payer | null => recall<Payer>(nameOf(formId), 'visit');

/** For this visit only. */
export function rememberPayer(formId: string, { firstName, lastName, phoneNumber, emailAddress }: Payer): void {
  remember(nameOf(formId), { firstName, lastName, phoneNumber, emailAddress }, 'visit');
}
