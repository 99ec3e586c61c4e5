import { clients } from '../../../../resources/accounts/clients';
import { personFields } from '../../../../resources/language/person';
import { LeafInput } from '../../../crud/kinds/inputs';
import { InputGrid } from '../../../ui/inputs/InputGrid';

const leaves = clients.leaves.filter(({ path }) => path in personFields);

/** The declared inputs of a client (specification, section 3: client); `within` is the group that contains the fields. */
export function PersonInputs({ within = '' }: { within?: string }) {
  return (
    <InputGrid>
      {leaves.map((leaf) => (
        <LeafInput key={leaf.path} leaf={leaf} source={within ? `${within}.${leaf.path}` : leaf.path} />
      ))}
    </InputGrid>
  );
}
