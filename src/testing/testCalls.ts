import type { RequestOptions } from '../../dataProvider/request';
import * as session from '../session/session';
import { standIn } from './standIn';

/** Answers the calls of a test file by method and address without its query; an Error as the answer is thrown. */
export function answerCalls(answers: Record<string, unknown>) {
  const mocked = standIn(session, 'request');
  mocked.mockImplementation(async (url: string, { method = 'GET' }: RequestOptions = {}) => {
    const name = `${method} ${url.split('?')[0]}`;
    if (!(name in answers)) throw new Error(`Nobody expected ${name}.`);
    const answer = answers[name];
    if (answer instanceof Error) throw answer;
    return { status: 200, json: answer };
  });
  return {
    /** Returns the calls in order, as method and address. */
    asked: () => mocked.mock.calls.map(([url, options]) => `${options?.method ?? 'GET'} ${url.split('?')[0]}`),
    /** Returns the last address with its query; undefined if there was no call. */
    lastAddress: () => mocked.mock.lastCall?.[0],
    /** Returns the body last sent to an address. */
    bodyOf: (name: string) =>
      mocked.mock.calls.findLast(([url, options]) => `${options?.method ?? 'GET'} ${url.split('?')[0]}` === name)?.[1]
        ?.body,
  };
}
