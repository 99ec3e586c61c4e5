type Subject = 'clientId' | 'accountId' | 'paymentId' | 'ticketId';

/** Returns the address of the form for a new task about the record to which this field refers. */
export const addTaskAddress = (field: Subject, id: string): string => `/personal-tasks?${field}=${id}&create`;
