import { Refusal } from '../../contract/api/errors';
import type { attachmentActions } from '../../resources/attachments/actions';
import { attachments } from '../../resources/attachments/attachments';
import { publicView } from '../../resources/catalogue/publicView';
import { neededFor } from '../../resources/language/requiredPermissions';
import { callerOf } from '../base/identity';
import { reach } from '../crud/reach';
import type { Deps } from '../deps';
import type { Handlers } from '../Handlers';
import { attach } from './attach';
import { checkFile } from './checkFile';
import { readContent } from './contents';
import { disposition } from './rules/fileName';
import { requireReadable, subjectOf } from './Subject';

/** Actions for attachments besides CRUD. */
export function attachmentHandlers(deps: Deps): Pick<Handlers, keyof typeof attachmentActions> {
  return {
    async uploadAttachment({ body, identity }) {
      const subject = subjectOf(body);
      await requireReadable(deps.store, identity, subject);
      const attachment = await attach(deps, subject, await checkFile(body), callerOf(identity));
      return { attachment: publicView(attachments, attachment) };
    },

    async downloadAttachment({ params, identity, header }) {
      const within = reach(identity, attachments, neededFor(attachments, 'read'));
      const found = await deps.store.get(attachments, params.id ?? '', within ? { within } : {});
      if (!found) throw new Refusal('notFound', 'There is no such attachment.');
      const tag = `"${found.sha256}"`;
      const headers = {
        // The browser keeps the file, but asks each time, so that permissions are checked.
        'Cache-Control': 'private, no-cache',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        ETag: tag,
      };
      if (header('if-none-match') === tag) return new Response(null, { status: 304, headers });
      const content = await readContent(deps, found.contentId);
      if (!content) throw new Refusal('notFound', 'There is no such attachment.');
      return new Response(new Uint8Array(content), {
        headers: {
          ...headers,
          'Content-Type': found.mediaType,
          'Content-Disposition': disposition(found.fileName),
        },
      });
    },
  };
}
