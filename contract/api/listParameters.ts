/** Query parameters that choose a page of a list, and its order. */
export const PAGE_PARAMETERS = ['offset', 'limit', 'sortBy', 'sortAsc'] as const;

/** Query parameters that choose records of any resource. */
export const RECORD_PARAMETERS = ['searchTerm', 'dateCreated', 'dateCreatedFrom', 'dateCreatedTo', 'ids'] as const;
