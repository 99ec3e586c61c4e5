import { describe, expect, it } from 'vitest';
import { macFault, staticAddressFault, usernameFault } from './accessLines';

describe('the username of an access line', () => {
  it.each(['kf-000123', 'Amina.Nakato@kitara', '+256772123456', '3C:7C:3F:0A:1B:2C', 'pppoe/12_3'])(
    'may be %s',
    (name) => expect(usernameFault(name)).toBeNull(),
  );
  it.each(['two words', 'Jos\u00e9', 'a"b', "a'b", 'a\nb', '%{User-Name}'])('must not be %j', (name) =>
    expect(usernameFault(name)).toMatch(/letters, digits/),
  );
});

describe('the MAC address of an access line', () => {
  it('has one notation', () => expect(macFault('3C:7C:3F:0A:1B:2C')).toBeNull());
  it.each([
    '3c:7c:3f:0a:1b:2c',
    '3C-7C-3F-0A-1B-2C',
    '3C7C3F0A1B2C',
    '3C:7C:3F:0A:1B',
    '3C:7C:3F:0A:1B:2C:00',
    'GG:7C:3F:0A:1B:2C',
  ])('must not be %s', (mac) => expect(macFault(mac)).toMatch(/MAC address in capitals/));
});

describe('the static address of an access line', () => {
  it.each(['102.34.56.78', '10.0.0.1', '1.0.0.0', '223.255.255.255'])('may be %s', (address) =>
    expect(staticAddressFault(address)).toBeNull(),
  );
  it.each(['256.1.1.1', '10.0.0', '10.0.0.1.2', '010.0.0.1', '10.0.0.1 ', '10..0.1', 'fd00::1', '1e2.1.1.1'])(
    'must not be %j',
    (address) => expect(staticAddressFault(address)).toMatch(/IPv4 address/),
  );
  it.each(['0.0.0.0', '127.0.0.1', '224.0.0.1', '255.255.255.255'])(
    'must not be %s, which no customer has',
    (address) => expect(staticAddressFault(address)).toMatch(/cannot be/),
  );
});
