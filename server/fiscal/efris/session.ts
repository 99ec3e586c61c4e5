import { z } from 'zod';
import { AuthorityError, type EfrisAccess } from '../../ports/TaxAuthority';
import { singleFlight } from '../../promises';
import { errorOf, isOldKey, KNOWN_SERVICE, OK, PARTLY } from './codes';
import type { DayKey, DayKeys } from './dayKeys';
import { keyFrom, requestOf, responseContent } from './envelope';
import { serviceBody } from './serviceBody';
import { type EfrisTransport, exchange } from './transport';

/** The authority's keys are valid for 24 hours. */
const KEY_LIFE = 23 * 60 * 60_000;

export interface EfrisConfig extends EfrisTransport, EfrisAccess {
  now: () => Date;
  dayKeys: DayKeys;
}

/** The content of a response, and its code if several codes are accepted. */
interface Reply {
  code: string;
  content: unknown;
}

export interface EfrisSession {
  /** Calls an interface. Throws AuthorityError for every code other than OK and those in `also`. */
  call(code: string, content: unknown, also?: readonly string[]): Promise<Reply>;
  qrCodeUrl(): Promise<string | null>;
}

const keyAnswer = z.looseObject({ passowrdDes: z.string().min(1) });
const signInAnswer = z.looseObject({ qrCodeURL: z.string().nullish() });
const serviceAnswer = z.array(z.looseObject({ returnCode: z.string().nullish(), returnMessage: z.string().nullish() }));

/**
 * Creates a session with EFRIS for a day: before any other call it requests the key (T104), signs in (T103) and registers our
 * service (T130). All server processes share the key. If EFRIS refuses it, the call is repeated with the key of another process
 * or a new one: a call that is refused for its key has had no effect.
 */
export function createSession(config: EfrisConfig): EfrisSession {
  let held: DayKey | null = null;

  const ask = async (code: string, content: unknown, key: Buffer | null, also: readonly string[] = []) => {
    const request = requestOf(config, { code, content, key, now: config.now() });
    const answer = await exchange(config, config.url, request);
    const { returnCode, returnMessage } = answer.returnStateInfo;
    if (returnCode !== OK && !also.includes(returnCode)) throw errorOf(code, returnCode, returnMessage);
    return { code: returnCode, content: readable(() => responseContent(answer, key)) };
  };
  const renew = singleFlight(async () => {
    const until = new Date(config.now().getTime() + KEY_LIFE);
    const { passowrdDes } = parsed(keyAnswer, (await ask('T104', undefined, null)).content);
    const key = readable(() => keyFrom(passowrdDes, config.privateKey));
    const { qrCodeURL } = parsed(signInAnswer, (await ask('T103', undefined, key)).content);
    await register(key);
    const dayKey = { key, until, qrCodeUrl: qrCodeURL || null };
    await config.dayKeys.keep(dayKey);
    return dayKey;
  });
  const register = async (key: Buffer) => {
    const { code, content } = await ask('T130', [serviceBody(config)], key, [PARTLY]);
    if (code === OK) return;
    const faults = parsed(serviceAnswer, content).filter(
      ({ returnCode }) => returnCode && returnCode !== KNOWN_SERVICE,
    );
    const [fault] = faults;
    if (!fault) return;
    const message = `EFRIS does not take our service: ${fault.returnMessage ?? fault.returnCode}`;
    throw new AuthorityError('unavailable', fault.returnCode ?? PARTLY, message);
  };
  const current = async (refused?: DayKey): Promise<DayKey> => {
    const isUsable = ({ key, until }: DayKey) => config.now() < until && !refused?.key.equals(key);
    if (held && isUsable(held)) return held;
    const shared = await config.dayKeys.read();
    held = shared && isUsable(shared) ? shared : await renew();
    return held;
  };

  const call: EfrisSession['call'] = async (code, content, also) => {
    const dayKey = await current();
    try {
      return await ask(code, content, dayKey.key, also);
    } catch (error) {
      if (!isOldKey(error)) throw error;
      return ask(code, content, (await current(dayKey)).key, also);
    }
  };
  return { call, qrCodeUrl: async () => (await current()).qrCodeUrl };
}

/** Parses EFRIS's content by a schema. Throws AuthorityError 'unavailable' if it does not match. */
export const parsed = <T>(schema: z.ZodType<T>, content: unknown): T => readable(() => schema.parse(content));

function readable<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw new AuthorityError('unavailable', 'unreadable', 'EFRIS gave an answer that can’t be read.');
  }
}
