import { use, useEffect, useRef, useState } from 'react';
import { MAX_ATTACHMENT_BYTES } from '../../../contract/attachments/attachments';
import type { Act } from '../../../dataProvider/act';
import { attachments } from '../../../resources/attachments/attachments';
import type { Next } from '../../../resources/tickets/actions';
import { type Ticket, tickets } from '../../../resources/tickets/tickets';
import { useWording } from '../../i18n/useWording';
import { SessionContext } from '../../session/access';
import { keptInput } from '../../session/keptInput';
import { useActionMutation } from '../actions/useActionMutation';
import { MEGABYTES } from '../attachments/megabytes';
import { preparePicture } from '../attachments/preparePicture';
import { uploadFile } from '../attachments/uploadFile';
import { type Colleague, mentionedIn } from '../notes/mentions';
import type { TicketMessage } from './entries';
import type { OwnPermissions } from './useTicket';

/** An unassigned ticket is taken, with a note, too; a colleague's is taken over, but not with a note. */
export type Taking = 'take' | 'takeOver';

export interface ComposerInput {
  ticket: Ticket;
  may: OwnPermissions['may'];
  /** How the writer becomes the ticket's assignee with a message to the customer; undefined if they write as they are. */
  taking?: Taking | undefined;
  /** The message to reply to; null for a new message. */
  answering: TicketMessage | null;
  /** Called when a reply was sent or cancelled. */
  onDone(): void;
  /** Called at each change of the text. */
  onType?: (() => void) | undefined;
}

/** The status that follows a message, and what the page does then. */
interface Sending {
  next?: Next;
  afterwards?: () => void;
}

/** Manages the text of a message, its audience and sending it. */
export function useComposer({ ticket, may, taking, answering, onDone, onType }: ComposerInput) {
  const { t } = useWording();
  const [tooLarge, setTooLarge] = useState('');
  const uploaded = useUploadedFiles(ticket.id);
  const box = useRef<HTMLTextAreaElement>(null);
  const commentId = answering?.commentId ?? null;
  const { text, setText, mentioned, mention, files, setFiles } = useDraft(commentId ?? ticket.id);
  // A colleague's ticket stays theirs unless the writer chooses otherwise.
  const [wantsNote, setNote] = useState(taking === 'takeOver');
  const isNote = !may('Comment') || (wantsNote && may('Write Internal Note'));
  const internal = answering ? answering.internal : isNote;
  const body = text.trim();
  const mentionedIds = internal ? mentionedIn(body, mentioned) : [];

  const onSuccess = (_: unknown, { afterwards }: Sending) => {
    // Text typed in the meantime has not been sent.
    setText((current) => (current === text ? '' : current));
    setFiles((current) => current.filter((file) => !files.includes(file)));
    if (answering) onDone();
    else if (afterwards) afterwards();
    else box.current?.focus();
  };
  const { submit, isPending, failure, refused } = useActionMutation(
    async ({ next }: Sending, act): Promise<unknown> => {
      const attachmentIds = await uploaded.idsOf(files, act);
      return commentId
        ? act('createReply', { params: { id: commentId }, body: { body, mentionedIds, attachmentIds } })
        : act('createComment', {
            params: { id: ticket.id },
            body: {
              body,
              internal,
              mentionedIds,
              attachmentIds,
              take: taking === 'take',
              ...(taking === 'takeOver' && !internal ? { takeOverFrom: ticket.responsibleId } : {}),
              ...(next ? { next } : {}),
            },
          });
    },
    {
      refreshes: files.length > 0 ? [tickets.name, attachments.name] : [tickets.name],
      onSuccess,
      failed: t('tickets.notSent'),
    },
  );
  const refusal = typeof refused.body === 'string' ? refused.body : undefined;
  return {
    box,
    text,
    setText: (words: string) => {
      setText(words);
      onType?.();
    },
    /** Remembers a colleague who was chosen after an `@`. */
    mention,
    isNote,
    setNote,
    /** True for a note for staff only. */
    internal,
    isEmpty: body === '',
    isPending,
    /** Inserts text into the box, and focuses it. */
    insert: (words: string) => {
      setText((current) => (current.trim() ? `${current.trimEnd()}\n${words}` : words));
      box.current?.focus();
    },
    files,
    addFiles: async (chosen: Iterable<File>) => {
      setTooLarge('');
      for (const file of chosen) {
        const prepared = await preparePicture(file);
        if (prepared.size > MAX_ATTACHMENT_BYTES) {
          const reason = t('attachments.tooLarge', { megabytes: MEGABYTES });
          setTooLarge(t('attachments.notAttached', { name: file.name, reason }));
        } else setFiles((current) => [...current, prepared]);
      }
    },
    removeFile: (file: File) => setFiles((current) => current.filter((each) => each !== file)),
    send: (sending: Sending = {}) => {
      setTooLarge('');
      if (body) void submit(sending);
    },
    /** The server's refusal of the text. */
    refusal,
    /** The reason why the text could not be sent or a file not chosen; empty if there is none, or if the text is the cause. */
    failure: tooLarge || (refusal ? '' : failure),
  };
}

/** Uploads files to a ticket before they are sent with a message; one that was uploaded already is not uploaded again. */
function useUploadedFiles(ticketId: string) {
  const { t, sentenceOf } = useWording();
  const ids = useRef(new WeakMap<File, string>());
  const upload = async (file: File, act: Act) => {
    const known = ids.current.get(file);
    if (known) return known;
    try {
      const { id } = await uploadFile(act, { target: 'ticketId', id: ticketId }, file);
      ids.current.set(file, id);
      return id;
    } catch (error) {
      throw new Error(t('attachments.notAttached', { name: file.name, reason: sentenceOf(error) }));
    }
  };
  return {
    /** Returns the ids of the attachments. Fails with the name of the first file that could not be uploaded. */
    async idsOf(files: readonly File[], act: Act): Promise<string[]> {
      const found: string[] = [];
      for (const file of files) found.push(await upload(file, act));
      return found;
    },
  };
}

/**
 * A draft, the colleagues it mentions and its files, kept in this tab until it is sent, even if the session expires meanwhile.
 * Reloading the page keeps the text only.
 */
function useDraft(name: string) {
  const userId = use(SessionContext)?.user.id ?? '';
  const key = `reply ${name}`;
  const [kept] = useState(() => keptInput.find(userId, key));
  const [text, setText] = useState(String(kept?.text ?? ''));
  const [mentioned, setMentioned] = useState((kept?.mentioned ?? []) as readonly Colleague[]);
  const [files, setFiles] = useState(() => filesOf(kept?.files));
  useEffect(() => {
    if (text || files.length > 0) keptInput.keep(userId, key, { text, mentioned, files });
    else keptInput.remove(key);
  }, [userId, key, text, mentioned, files]);
  const mention = (colleague: Colleague) => setMentioned([...mentioned, colleague]);
  return { text, setText, mentioned, mention, files, setFiles };
}

/** Returns the files of a draft; the browser's storage does not keep them. */
const filesOf = (kept: unknown): readonly File[] =>
  Array.isArray(kept) ? kept.filter((each) => each instanceof File) : [];
