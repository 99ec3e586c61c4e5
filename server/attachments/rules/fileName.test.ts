import { describe, expect, it } from 'vitest';
import { cleanFileName, disposition, fitsType, keptName } from './fileName';

describe('a file name', () => {
  it.each([
    ['photo.jpg', 'photo.jpg'],
    ['../../etc/passwd.png', 'passwd.png'],
    ['C:\\Users\\Ann\\scan.pdf', 'scan.pdf'],
    ['invoice\u202Efdp.png', 'invoicefdp.png'],
    ['a\u0000b\u0007\nc.png', 'abc.png'],
    ['  a   b .png  ', 'a b .png'],
    ['..hidden.png.', 'hidden.png'],
    ['<b>"x|y?*:z.png', '_b__x_y___z.png'],
    ['Picha ya Namukasa – 2.jpeg', 'Picha ya Namukasa – 2.jpeg'],
    ['/', ''],
    ['...', ''],
    ['\u200b', ''],
  ])('%j is kept as %j', (given, kept) => expect(cleanFileName(given)).toBe(kept));

  it.each([
    ['a.jpg', 'image/jpeg', true],
    ['a.JPEG', 'image/jpeg', true],
    ['a', 'image/jpeg', true],
    ['a.', 'image/jpeg', true],
    ['a.png', 'image/jpeg', false],
    ['a.jpg.exe', 'image/jpeg', false],
    ['a.pdf', 'application/pdf', true],
    ['a.webp', 'image/png', false],
  ] as const)('%j fits %s: %s', (name, type, fits) => expect(fitsType(name, type)).toBe(fits));

  it('gets an ending and a stem if it has none, and is cut', () => {
    expect(keptName('scan', 'application/pdf')).toBe('scan.pdf');
    expect(keptName('', 'image/webp')).toBe('file.webp');
    expect(keptName('.png', 'image/png')).toBe('file.png');
    expect(keptName(`${'x'.repeat(150)}.png`, 'image/png')).toBe(`${'x'.repeat(150)}.png`);
    expect(keptName(`${'x'.repeat(151)}.png`, 'image/png')).toBe(`${'x'.repeat(150)}.png`);
  });
});

it('a download has its name in ASCII and in UTF-8', () => {
  expect(disposition('scan (1).pdf')).toBe(`attachment; filename="scan (1).pdf"; filename*=UTF-8''scan%20%281%29.pdf`);
  expect(disposition('Café "x" 100%.png')).toBe(
    `attachment; filename="Cafe _x_ 100_.png"; filename*=UTF-8''Caf%C3%A9%20%22x%22%20100%25.png`,
  );
});
