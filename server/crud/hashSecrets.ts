import { Refusal } from '../../contract/api/errors';
import { type AnyResource, setAt, valueAt } from '../../resources/language/defineResource';
import { hashPassword } from '../base/passwords';
import { passwordFault } from '../rules/passwordRule';

/**
 * Returns the values with their secrets hashed. Refuses a secret that is easy to guess, also from the other texts of its record.
 * `stored` returns the stored record, if there is one.
 */
export async function hashSecrets(
  resource: AnyResource,
  values: Record<string, unknown>,
  stored: () => Promise<object | null> = async () => null,
): Promise<Record<string, unknown>> {
  const hashed = { ...values };
  for (const { path, field } of resource.leaves) {
    const given = valueAt(values, path);
    if (field.kind !== 'secret' || typeof given !== 'string') continue;
    refuseEasySecret(path, given, ownTexts(resource, { ...(await stored()), ...values }));
    setAt(hashed, path, await hashPassword(given));
  }
  return hashed;
}

/** Refuses a secret that is easy to guess (invalid, naming its field). */
export function refuseEasySecret(field: string, secret: string, own: readonly string[]): void {
  const fault = passwordFault(secret, own);
  if (fault) throw new Refusal('invalid', `${field} ${fault}`, { [field]: fault });
}

/** Returns a record's texts about its person: names, e-mail addresses, phone numbers. */
export const ownTexts = ({ leaves }: AnyResource, record: object): string[] =>
  leaves
    .filter(({ field }) => ['text', 'email', 'phone'].includes(field.kind))
    .map(({ path }) => valueAt(record, path))
    .filter((value) => typeof value === 'string');
