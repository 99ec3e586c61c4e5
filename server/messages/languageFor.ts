import { brandLanguage, findLanguage, type Language } from '../../contract/languages';
import { clients } from '../../resources/accounts/clients';
import type { Incoming } from '../Endpoint';
import type { Store } from '../store/Store';

/**
 * Returns the language in which a client is written to: the one on their record, otherwise the one that they are known to use
 * (`used`), otherwise the brand's.
 */
export async function languageFor(
  store: Store,
  clientId: string | null,
  used: Language | null = null,
): Promise<Language> {
  const client = clientId ? await store.get(clients, clientId) : null;
  return client?.language ?? used ?? brandLanguage();
}

/**
 * Returns the language in which a visitor uses the public site, which it sends with every call; null if it is not known or the
 * caller is a member of staff.
 */
export const visitorLanguage = ({ identity, header }: Pick<Incoming, 'identity' | 'header'>): Language | null =>
  identity ? null : findLanguage(header('accept-language'));
