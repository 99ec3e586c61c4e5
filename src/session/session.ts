import axios, { getAdapter } from 'axios';
import { useSyncExternalStore } from 'react';
import { createSessionStore, followOtherTabs } from '../../authProvider/sessionStore';
import { type Credentials, signIn, signOut } from '../../authProvider/signIn';
import { callAddress } from '../../contract/client/address';
import { STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';
import { createDownload } from '../../dataProvider/download';
import { createRequest, type Request } from '../../dataProvider/request';
import { routes } from '../../resources/language/routes';
import { watchAttendance } from './attendance';
import { firstCalls } from './firstCalls';
import { createAccessFollower } from './followAccess';
import { keptInput } from './keptInput';
import { keepStored } from './keptStorage';
import { labels } from './labels';
import { ownWrites } from './ownWrites';
import { sendPending } from './pendingWrites';
import { proof } from './proof';
import { restoreViews } from './restoreViews';
import { throughEarlyRequests } from './throughEarlyRequests';

/**
 * The signed-in session in this browser's storage. Signing out clears all of the browser's storage except the layout preferences,
 * the kanban board and the demo store's own users.
 */
export const sessionStore = createSessionStore({
  local: window.localStorage,
  others: [window.sessionStorage],
  keep: keepStored,
});

/** The name in browser storage that tells other tabs of a sign-out; it is cleared with the session. */
const SIGNED_OUT = 'signed_out';

const storedToken = () => sessionStore.read()?.token ?? null;

/** Ends the session if the server refuses its token; a refused token of an earlier session is ignored. */
const onUnauthorised = (token: string) => {
  if (token === storedToken()) sessionStore.clear('unauthorised');
};

/**
 * Every request of the back-office goes through here with the stored token, including early requests. It reacts to responses that
 * report changed permissions or the end of the session.
 */
export const request: Request = ownWrites.follow(
  proof.guard(
    createRequest(storedToken, {
      language: () => document.documentElement.lang,
      adapter: throughEarlyRequests(getAdapter(axios.defaults.adapter), firstCalls),
      onAccessMark: createAccessFollower(sessionStore, (url) => request(url)),
      onAnswer: labels.learn,
      onUnauthorised,
      isLeaving: () => document.visibilityState === 'hidden',
      isUnattended: watchAttendance(window),
    }),
  ),
);

sessionStore.subscribe(() => {
  if (sessionStore.read()) return;
  labels.clear();
  proof.settle(false);
});

const followSession = () => {
  const session = sessionStore.read();
  if (session) keptInput.begin(session.user.id);
  else keptInput.end();
};
if (sessionStore.read()) followSession();
sessionStore.subscribe(followSession);
followOtherTabs(window, followSession);
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === SIGNED_OUT && newValue !== null) keptInput.forget();
});

/** Downloads files for the back-office, with the stored token. */
export const download = proof.guard(createDownload(storedToken, { onUnauthorised }));

/** Returns the session, and updates when it changes in this tab or another one. */
export function useSession() {
  return useSyncExternalStore(subscribe, sessionStore.read);
}

function subscribe(onChange: () => void) {
  const stopHere = sessionStore.subscribe(onChange);
  const stopOthers = followOtherTabs(window, onChange);
  return () => {
    stopHere();
    stopOthers();
  };
}

/** Signs in; throws CodeNeeded if the password was right and a code must follow. */
export async function enter(credentials: Credentials) {
  const session = await signIn(request, credentials, Date.now);
  await restoreViews(session, window.localStorage);
  return session;
}

/** Signs out for good: the next user does not return to this page. */
export async function leave() {
  await sendPending();
  const token = sessionStore.read()?.token;
  if (token) await signOut(request, token);
  goForGood();
}

/** Signs out in every browser, including this one. */
export async function leaveEverywhere() {
  await sendPending();
  await request(callAddress(routes.signOutEverywhere, {}), { method: routes.signOutEverywhere.method });
  goForGood();
}

function goForGood() {
  window.history.pushState(null, '', STAFF_LOGIN_ROUTE);
  keptInput.forget();
  window.localStorage.setItem(SIGNED_OUT, 'true');
  sessionStore.clear();
}
