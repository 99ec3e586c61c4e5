import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import type { AnyResource } from '../../resources/language/defineResource';
import type { Fields } from '../../resources/language/kinds';
import { tickets } from '../../resources/tickets/tickets';
import type { World } from './World';

/** The tags of each kind of record, each with the number of records of which one has it. */
const TAGS = [
  { resource: clients, tags: { VIP: 40, Landlord: 25, 'Moving soon': 60 } },
  { resource: accounts, tags: { VIP: 40, Landlord: 25, 'Pays for several': 50 } },
  { resource: tickets, tags: { 'Outage Ntinda': 12, VIP: 30, Landlord: 45, 'Wi-Fi': 8 } },
] as const satisfies readonly { resource: AnyResource; tags: Record<string, number> }[];

/** Gives some clients, accounts and tickets tags. */
export async function addTags({ books }: World): Promise<void> {
  for (const { resource, tags } of TAGS) {
    const records = await books.find<Fields>(resource, { sort: { path: 'dateCreated', ascending: false } });
    for (const [place, { id }] of records.entries()) {
      const given = Object.entries(tags).flatMap(([tag, every]) => (place % every === 2 ? [tag] : []));
      if (given.length > 0) await books.update<Fields>(resource, id, { tags: given });
    }
  }
}
