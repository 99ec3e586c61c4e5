import { DEMO_PASSWORD } from '../../resources/access/demo/signIns';
import type { SignedIn } from '../../resources/access/signInActions';
import { productUrl } from './productUrl';

/** Calls the API directly, without the browser; `path` includes the version (`v1/accounts`). */
export async function call<T>(method: string, path: string, token?: string, body?: object) {
  const answer = await fetch(`${productUrl}/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as T };
}

/** Returns an access token of the demo user. */
export async function tokenOf(name: string): Promise<string> {
  const credentials = { username: `${name}@kitara.example`, password: DEMO_PASSWORD };
  return (await call<SignedIn>('POST', 'v1/accounts/auth/login', undefined, credentials)).body.user.token;
}

/** Returns an access token of the demo administrator. */
export const adminToken = () => tokenOf('admin');
