import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody } from '../../../contract/api/errors';
import { API_BASES } from '../../../contract/constants';
import { type PageKey, PUBLIC_ROUTES } from '../../../contract/pages/routes';
import type { Answers } from '../../../resources/catalogue/actions';
import { actionNamed } from '../../../resources/catalogue/actions';
import { flattenFields } from '../../../resources/language/defineResource';
import { isOwnOrigin } from '../../config/ownAddresses';
import { limitBody } from '../../http/limitBody';
import { fieldSentence } from '../../http/sentenceOf';
import { type Html, refusedPage } from './answers';
import { FORMS, type MakeCall } from './forms';

/** A refused call, with its HTTP status. */
class Refused extends Error {
  constructor(
    readonly status: number,
    error: string,
    /** The faults of the fields, as sentences. */
    readonly faults: readonly string[],
    /** The seconds after which to retry, as in the header. */
    readonly retryAfter: string | null,
    /** The cookie with which a new browser at a busy address has a count of its own, if it was given one. */
    readonly cookie: string | null,
  ) {
    super(error);
  }
}

interface Site {
  publicUrl: string;
  /** Returns the served page of a form, or null if it was not built. */
  pageOf(key: PageKey): string | null;
}

/** The maximum size of a form in bytes. Its fields have some 3,000 characters together. */
const LIMIT = 64 * 1024;
const TOO_LARGE = 'What you typed is too long for us to take. Please shorten it and send it again.';
/** The query parameter of a form that is sent again with its browser's new cookie. */
const AGAIN = 'again';
const UNREADABLE = 'We could not read this form. Please open the page again and fill it in once more.';

/** Answers the forms of visitors without JavaScript, through the same calls that scripts make. */
export function serveForms(app: Pick<Hono, 'post' | 'request'>, { publicUrl, pageOf }: Site): void {
  for (const [key, answerTo] of Object.entries(FORMS) as [PageKey, NonNullable<(typeof FORMS)[PageKey]>][]) {
    const show = async (c: Context, answer: Html, status: number) => {
      const page = pageOf(key);
      return page ? c.html(withAnswer(page, String(await answer)), status as ContentfulStatusCode) : c.notFound();
    };
    const limit = limitBody(LIMIT, (c) => show(c, refusedPage(TOO_LARGE, []), 413));
    app.post(PUBLIC_ROUTES[key], limit, async (c) => {
      // Browsers send the origin of a form.
      if (!isOwnOrigin(c.req.header('origin') ?? '', publicUrl))
        return show(c, refusedPage('This form was sent from another site.', []), 403);
      const fields = fieldsIn(c.req.header('content-type'), await c.req.text());
      if (!fields) return show(c, refusedPage(UNREADABLE, []), 400);
      try {
        return await show(c, await answerTo(fields, callerOf(app, c)), 200);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (error.cookie) c.header('Set-Cookie', error.cookie);
        // The browser repeats the form with its cookie; one that keeps no cookies is refused then.
        if (error.cookie && !c.req.query(AGAIN)) return c.redirect(`${PUBLIC_ROUTES[key]}?${AGAIN}=1`, 307);
        if (error.retryAfter) c.header('Retry-After', error.retryAfter);
        return show(c, refusedPage(error.message, error.faults), error.status);
      }
    });
  }
}

/** Returns the fields that are filled in, or null if the text is not a form. */
function fieldsIn(type: string | undefined, text: string): Record<string, string> | null {
  if (!type?.startsWith('application/x-www-form-urlencoded')) return null;
  try {
    decodeURIComponent(text);
  } catch {
    return null;
  }
  return Object.fromEntries([...new URLSearchParams(text)].filter(([, value]) => value.trim()));
}

/**
 * A form that is sent twice, for example by reloading, gets its first response again. Coverage checks are the exception: many
 * visitors may ask about the same place in the same words, so each check is a new call.
 */
const callerOf =
  (app: Pick<Hono, 'request'>, c: Context): MakeCall =>
  async <N extends keyof Answers>(name: N, fields: object) => {
    const { method, base, path, input } = actionNamed(name);
    const body = JSON.stringify(fields);
    const headers = {
      'Content-Type': 'application/json',
      ...(name === 'checkCoverage' ? {} : { 'Idempotency-Key': createHash('sha256').update(body).digest('hex') }),
      'X-Forwarded-For': c.req.header('x-forwarded-for') ?? '',
      Cookie: c.req.header('cookie') ?? '',
    };
    const answer = await app.request(`${API_BASES[base]}/${path}`, { method, headers, body }, c.env);
    const json = await answer.json();
    if (!answer.ok) {
      const { error, errors = {} } = json as ErrorBody;
      const known = input && input !== 'any' ? flattenFields(input) : [];
      const faults = Object.entries(errors).map(([field, message]) => fieldSentence(field, message, known));
      const { headers: given } = answer;
      throw new Refused(answer.status, error, faults, given.get('retry-after'), given.get('set-cookie'));
    }
    return json as Answers[N];
  };

/** Returns the page with the answer as its content, without the scripts that would replace it. */
const withAnswer = (page: string, answer: string): string =>
  page
    .replace(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
    .replace(/(<main[^>]*>)[\s\S]*(<\/main>)/, (_, open: string, close: string) => open + answer + close);
