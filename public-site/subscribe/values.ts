import type { BodyOf } from '../../resources/catalogue/actions';
import { optionalEmailRule, optionalPhoneRule, optionalTinRule, phoneRule, requiredText } from '../forms/clientRules';
import { filled } from '../forms/useTextForm';

/** The values of the subscribe form: the order's body, with empty texts for missing input. */
export interface SubscribeValues {
  productId: string;
  buildingTypeId: string;
  installationAddress: string;
  client: {
    firstName: string;
    lastName: string;
    companyName: string;
    phoneNumber: string;
    otherNumber: string;
    emailAddress: string;
    nationalId: string;
    placeOfResidence: string;
    tin: string;
  };
}

export const EMPTY_VALUES: SubscribeValues = {
  productId: '',
  buildingTypeId: '',
  installationAddress: '',
  client: {
    firstName: '',
    lastName: '',
    companyName: '',
    phoneNumber: '',
    otherNumber: '',
    emailAddress: '',
    nationalId: '',
    placeOfResidence: '',
    tin: '',
  },
};

/** The rules of each field; the API validates again. */
export const RULES = {
  'client.firstName': requiredText,
  'client.lastName': requiredText,
  'client.phoneNumber': phoneRule,
  'client.otherNumber': optionalPhoneRule,
  'client.emailAddress': optionalEmailRule,
  'client.tin': optionalTinRule,
  installationAddress: requiredText,
} as const;

/** Returns the order's body for the API, without blank texts. */
export function orderBody(
  values: SubscribeValues,
  links: { coverageCheckId?: string | undefined; agentId?: string | undefined },
): BodyOf<'createSubscriptionForm'> {
  const { productId, client, ...rest } = values;
  const { firstName, lastName, phoneNumber, ...optional } = client;
  return {
    client: {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      phoneNumber: phoneNumber.trim(),
      ...filled(optional),
    },
    productId,
    ...filled({ ...rest, ...links }),
  };
}
