import { expect, it } from 'vitest';
import { isConnectionLost, isUnavailable } from './unavailable';

const failure = (more: object) => Object.assign(new Error('failed'), more);

it.each([
  ['a refused connection', { code: 'ECONNREFUSED', syscall: 'connect' }, true, true],
  ['a socket that is not there', { code: 'ENOENT', syscall: 'connect' }, true, true],
  ['a name with several addresses, none of which answers', { errors: [failure({ code: 'ECONNREFUSED' })] }, true, true],
  ['a server that goes down', { code: '57P01', severity: 'FATAL' }, true, true],
  ['a server that comes up', { code: '57P03', severity: 'FATAL' }, true, true],
  ['a database that lets nobody in', { code: '55000', severity: 'FATAL' }, true, true],
  ['too many connections', { code: '53300', severity: 'FATAL' }, true, true],
  ['a connection that ends within a query', { message: 'Connection terminated unexpectedly' }, true, true],
  [
    'a connection that ended before',
    { message: 'Client has encountered a connection error and is not queryable' },
    true,
    true,
  ],
  ['a pool that is busy for too long', { message: 'timeout exceeded when trying to connect' }, true, true],
  ['a disk without space', { code: '53100', severity: 'ERROR' }, true, false],
  ['a server without memory', { code: '53200', severity: 'ERROR' }, true, false],
  ['a lock that others hold', { code: '55P03', severity: 'ERROR' }, true, false],
  ['a statement that takes too long', { code: '57014', severity: 'ERROR' }, true, false],
  ['a deadlock', { code: '40P01', severity: 'ERROR' }, true, false],
  ['a standby that only reads', { code: '25006', severity: 'ERROR' }, true, false],
  ['a value that is taken', { code: '23505', severity: 'ERROR' }, false, false],
  ['a faulty statement', { code: '42601', severity: 'ERROR' }, false, false],
  ['a file that is not there', { code: 'ENOENT', syscall: 'open' }, false, false],
  ['a fault of ours', { message: 'Cannot read properties of undefined' }, false, false],
])('classifies %s: whether it may be retried, and whether the connection is lost', (_what, more, unavailable, lost) => {
  expect([isUnavailable(failure(more)), isConnectionLost(failure(more))]).toEqual([unavailable, lost]);
});
