import { ticketStatusChanges } from '../ticketStatusChanges';
import { declareDemo } from './declareDemo';

export const ticketStatusChangesDemo = declareDemo(ticketStatusChanges, {
  from: 'tickets',
  each: ({ responsibleSince, resolvedAt, closedAt }) =>
    (
      [
        ['NEW', 'IN_PROGRESS', responsibleSince],
        ['IN_PROGRESS', 'RESOLVED', resolvedAt],
        ['RESOLVED', 'CLOSED', closedAt],
      ] as const
    ).flatMap(([from, to, moment]) => (moment === null ? [] : [{ from, to, dateCreated: String(moment) }])),
  fields: {
    ticketId: ({ source }) => source.id as string,
    userId: ({ source }) => source.responsibleId as string | null,
    reason: () => null,
  },
});
