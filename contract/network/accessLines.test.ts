import { describe, expect, it } from 'vitest';
import { staticAddressFault, usernameFault } from './accessLines';

describe('the username of an access line', () => {
  it.each(['kf-000123', 'Amina.Nakato@kitara', '+256772123456', '3C:7C:3F:0A:1B:2C', 'pppoe/12_3'])(
    'may be %s',
    (name) => expect(usernameFault(name)).toBeNull(),
  );
  it.each(['two words', 'Jos\u00e9', 'a"b', "a'b", 'a\nb', '%{User-Name}'])('must not be %j', (name) =>
    expect(usernameFault(name)).toMatch(/letters, digits/),
  );
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
