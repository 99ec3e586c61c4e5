import { Refusal } from '../../contract/api/errors';
import { type AnyResource, setAt, valueAt } from '../../resources/language/defineResource';
import { hashPassword } from '../base/passwords';
import { passwordFault } from '../rules/passwordRule';

/**
 * The values with their secrets hashed. A secret that is easy to guess is refused, also for those who know the other texts of
 * the record that it belongs to; `stored` finds that record where it is stored already.
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

/** Refuses a secret that is easy to guess, by the field that it was given in. */
export function refuseEasySecret(field: string, secret: string, own: readonly string[]): void {
  const fault = passwordFault(secret, own);
  if (fault) throw new Refusal('invalid', `${field} ${fault}`, { [field]: fault });
}

/** What a record says of its person: names, e-mail addresses, phone numbers. */
export const ownTexts = ({ leaves }: AnyResource, record: object): string[] =>
  leaves
    .filter(({ field }) => ['text', 'email', 'phone'].includes(field.kind))
    .map(({ path }) => valueAt(record, path))
    .filter((value) => typeof value === 'string');
