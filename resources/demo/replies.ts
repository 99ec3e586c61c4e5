import { replies } from '../replies';
import { declareDemo } from './declareDemo';

export const repliesDemo = declareDemo(replies, {
  from: 'comments',
  where: ({ internal }) => internal === false,
  fields: {
    commentId: ({ source }) => source.id as string,
    authorId: ({ source }) => source.authorId as string | null,
    body: ({ pick }) => pick(['Thank you, it works again.', 'Noted.', 'Please call before you come.']),
  },
});
