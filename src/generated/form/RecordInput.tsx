import { AutocompleteArrayInput, AutocompleteInput, ReferenceArrayInput, ReferenceInput, required } from 'react-admin';
import { useMay } from '../../session/access';
import { useDeclarations } from '../declarations';
import type { InputProps } from '../kinds/inputs';

const NEWEST = { field: 'dateCreated', order: 'DESC' } as const;
const filterToQuery = (searchTerm: string) => ({ searchTerm });

/** The resource that is referred to, where the user may choose from its records. */
function useChoices(to = '') {
  const resource = useDeclarations().find(({ name }) => name === to);
  const may = useMay();
  return resource && may(resource, 'list') ? resource : undefined;
}

/** One record, found by its words. */
export function RecordInput({ source, label, field, isRequired }: InputProps) {
  const resource = useChoices(field.to);
  if (!resource) return null;
  return (
    <ReferenceInput source={source} reference={resource.name} sort={NEWEST} perPage={20}>
      <AutocompleteInput
        label={label}
        helperText={field.help ?? false}
        optionText={(record: object) => resource.represent(record)}
        filterToQuery={filterToQuery}
        validate={isRequired ? required() : undefined}
        fullWidth
      />
    </ReferenceInput>
  );
}

/** Several records, found by their words. */
export function ManyRecordsInput({ source, label, field, isRequired }: InputProps) {
  const resource = useChoices(field.to);
  if (!resource) return null;
  return (
    <ReferenceArrayInput source={source} reference={resource.name} sort={NEWEST} perPage={20}>
      <AutocompleteArrayInput
        label={label}
        helperText={field.help ?? false}
        optionText={(record: object) => resource.represent(record)}
        filterToQuery={filterToQuery}
        validate={isRequired ? required() : undefined}
        fullWidth
      />
    </ReferenceArrayInput>
  );
}
