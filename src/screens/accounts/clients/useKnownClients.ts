import { useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { normalisePhone } from '../../../../contract/phone';
import { clients } from '../../../../resources/accounts/clients';
import type { RecordOf } from '../../../../resources/language/defineResource';
import { useDebouncedValue } from '../../../browser/useDebouncedValue';
import { useCan } from '../../../session/useCan';

export type Client = RecordOf<typeof clients>;

/** Clients are looked up after a pause of this length in the typing, ms. */
const WAIT = 300;

/**
 * Returns the clients with the phone number or e-mail address of the surrounding form; empty if the user may not list clients.
 */
export function useKnownClients(): Client[] {
  const [phone, email] = useWatch({ name: ['phoneNumber', 'emailAddress'] }) as (string | null | undefined)[];
  const number = normalisePhone(phone ?? '');
  const address = email?.trim().toLowerCase() ?? '';
  const byPhone = useFound(number ?? '');
  const byAddress = useFound(/.@[^.@]+\../.test(address) ? address : '');
  const found = [
    ...byPhone.filter(({ phoneNumber }) => phoneNumber === number),
    ...byAddress.filter(({ emailAddress }) => emailAddress?.toLowerCase() === address),
  ];
  return [...new Map(found.map((client) => [client.id, client])).values()];
}

function useFound(searchTerm: string): Client[] {
  const settled = useDebouncedValue(searchTerm, WAIT);
  const can = useCan();
  const { data } = useGetList<Client>(
    clients.name,
    {
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'dateCreated', order: 'DESC' },
      filter: { searchTerm: settled },
    },
    { enabled: settled !== '' && can(clients, 'list') },
  );
  return settled && data ? data : [];
}
