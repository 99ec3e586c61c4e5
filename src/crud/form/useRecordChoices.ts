import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useGetList, useGetMany } from 'react-admin';
import { useSettled } from '../../layout/useSettled';

/** A pause in the typing after which the search is sent, ms. */
const WAIT = 250;
/** Records offered at once. */
const OFFERED = 20;

/** The newest records of a resource that match what is typed, asked for once `open`, and those that are chosen already. */
export function useRecordChoices(resource: string, ids: readonly string[]) {
  const [open, setOpen] = useState(false);
  const [term, setTerm] = useState('');
  const searchTerm = useSettled(term.trim(), WAIT);
  const { data: chosen = [] } = useGetMany<RaRecord>(resource, { ids: [...ids] }, { enabled: ids.length > 0 });
  const {
    data: found = [],
    isFetching,
    isError,
  } = useGetList<RaRecord>(
    resource,
    {
      pagination: { page: 1, perPage: OFFERED },
      sort: { field: 'dateCreated', order: 'DESC' },
      filter: { searchTerm },
    },
    { enabled: open, placeholderData: keepPreviousData, retry: false },
  );
  return { open, setOpen, setTerm, chosen: ids.length > 0 ? chosen : [], found, isFetching, isError };
}
