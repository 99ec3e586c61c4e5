import { useDataProvider } from 'react-admin';
import { fullName } from '../../../../contract/fullName';
import type { Act } from '../../../../dataProvider/act';
import { clients } from '../../../../resources/accounts/clients';
import type { BodyOf } from '../../../../resources/catalogue/actions';
import type { Check, CreatedKind } from './coverage';

/** A person, as the form contains them. */
export type PersonInput = BodyOf<'createInterest'>['client'];

/** A person who was recorded. */
export interface Recorded {
  outcome: CreatedKind;
  /** Null if the user may not read the client, for example another agent's. */
  clientId: string | null;
  name: string;
}

/** Returns a function that records a person: as a client at a stage, or as interested in a place. */
export function useRecordPerson() {
  const dataProvider = useDataProvider();
  return async (person: PersonInput, outcome: CreatedKind, check: Check | null, act: Act): Promise<Recorded> => {
    const coverageCheckId = check?.id ?? null;
    const name = fullName(person);
    if (outcome === 'INTEREST' && coverageCheckId) {
      const body = { client: person, coverageCheckId };
      const { interestForm } = await act('createInterest', { body });
      return { outcome, clientId: interestForm.clientId ?? null, name };
    }
    const { data } = await dataProvider.create(clients.name, { data: { ...person, stage: outcome, coverageCheckId } });
    return { outcome, clientId: String(data.id), name };
  };
}
