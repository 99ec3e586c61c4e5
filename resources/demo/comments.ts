import { comments } from '../comments';
import { declareDemo } from './declareDemo';

export const commentsDemo = declareDemo(comments, {
  from: 'tickets',
  where: ({ status }) => status !== 'NEW',
  fields: {
    ticketId: ({ source }) => source.id as string,
    authorId: ({ source }) => (source.responsibleId as string | null) ?? null,
    body: ({ pick }) =>
      pick([
        'Called the customer, the ONU shows a red light. A team is on its way.',
        'The line was cut at the pole; spliced and tested.',
        'Asked for the transaction id of the payment.',
        'Explained the packages and sent the link to order.',
      ]),
    internal: ({ random }) => random() < 0.3,
  },
});
