import { useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { normalisePhone } from '../../../contract/phone';
import { clients } from '../../../resources/accounts/clients';
import type { RecordOf } from '../../../resources/language/defineResource';
import { useDebouncedValue } from '../../browser/useDebouncedValue';
import { useMay } from '../../session/access';

export type Client = RecordOf<typeof clients>;

/** A pause in the typing after which it is looked up, ms. */
const WAIT = 300;

/** The clients who have the phone number or the e-mail address in the form around; none for those who may not list them. */
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
  const may = useMay();
  const { data } = useGetList<Client>(
    clients.name,
    {
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'dateCreated', order: 'DESC' },
      filter: { searchTerm: settled },
    },
    { enabled: settled !== '' && may(clients, 'list') },
  );
  return settled && data ? data : [];
}
