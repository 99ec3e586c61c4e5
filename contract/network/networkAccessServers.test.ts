import { describe, expect, it } from 'vitest';
import { nasAddressFault, nasNameFault, sharedSecretFault } from './networkAccessServers';

describe('the name of a NAS', () => {
  it.each(['kla-ntinda-1', 'BRAS_2.kampala'])('may be %s', (name) => expect(nasNameFault(name)).toBeNull());
  it.each(['two words', 'a"b', 'a/b', '%{User-Name}', 'a\nb'])('must not be %j', (name) =>
    expect(nasNameFault(name)).toMatch(/letters, digits/),
  );
});

describe('the address of a NAS', () => {
  it.each(['10.20.1.1', '127.0.0.1', '1.0.0.0', '223.255.255.255'])('may be %s', (address) =>
    expect(nasAddressFault(address)).toBeNull(),
  );
  it.each(['0.0.0.0', '224.0.0.1', '255.255.255.255'])('must not be %s', (address) =>
    expect(nasAddressFault(address)).toBe('cannot be the address of a NAS'),
  );
  it.each(['10.20.1', '10.20.1.256', '10.20.01.1', 'router'])('must not be %s', (address) =>
    expect(nasAddressFault(address)).toMatch(/IPv4/),
  );
});

describe('the shared secret of a NAS', () => {
  it.each(['Old-Secret_2019.kampala', 'a=b/c+d@e:f!g*h#i'])('may be %s', (secret) =>
    expect(sharedSecretFault(secret)).toBeNull(),
  );
  it.each(['with space', 'a"b', 'a\\b', '$' + '{secret}', '%{User-Name}', 'é'])('must not be %j', (secret) =>
    expect(sharedSecretFault(secret)).toMatch(/letters, digits/),
  );
});
