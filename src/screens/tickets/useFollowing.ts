import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { ConversationEntry } from './entries';

/** A distance from the end up to this counts as being at the end, px. */
const NEAR = 48;

const isOthers = (entry: ConversationEntry, ownId: string) => entry.kind === 'message' && entry.authorId !== ownId;

/** Returns the messages of others after a time. */
const unreadSince = (entries: readonly ConversationEntry[], moment: string, ownId: string): ConversationEntry[] =>
  entries.filter((entry) => entry.at > moment && isOthers(entry, ownId));

/**
 * Keeps the end of a conversation in view for users who are there or have just written; otherwise the position does not change.
 * The last message seen is stored under `storageKey` for the next visit.
 */
export function useFollowing(
  scroller: RefObject<HTMLElement | null>,
  { entries, ownId, storageKey }: { entries: readonly ConversationEntry[]; ownId: string; storageKey: string },
) {
  const [isAtEnd, setAtEnd] = useState(true);
  const [before, setBefore] = useState(() => sessionStorage.getItem(storageKey));
  const [seen, setSeen] = useState('');
  const last = entries.at(-1);

  const see = () => {
    if (!last) return;
    setSeen(last.at);
    sessionStorage.setItem(storageKey, last.at);
  };
  const toEnd = () => {
    const node = scroller.current;
    if (node) node.scrollTop = node.scrollHeight;
    setAtEnd(true);
    see();
  };
  const arrive = useEffectEvent(() => {
    const isOwn = last?.kind === 'message' && last.authorId === ownId;
    if (isAtEnd || isOwn) toEnd();
    else setBefore(seen);
  });
  const stay = useEffectEvent(() => isAtEnd && toEnd());
  useLayoutEffect(() => arrive(), [last?.id]);
  useEffect(() => {
    if (!scroller.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => stay());
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [scroller]);

  const onScroll = () => {
    const node = scroller.current;
    if (!node) return;
    const near = node.scrollHeight - node.scrollTop - node.clientHeight < NEAR;
    setAtEnd(near);
    if (near) see();
  };
  return {
    onScroll,
    toEnd,
    /** The number of messages that arrived while the end was out of view. */
    waiting: isAtEnd ? 0 : unreadSince(entries, seen, ownId).length,
    /** The first message since the last visit, or since the user left the end; undefined if there is none. */
    firstUnread: before === null ? undefined : unreadSince(entries, before, ownId)[0],
  };
}
