/**
 * Returns the notations of an ONU's serial number under which a device manager may know it, the given one first. The number's
 * first four bytes are the manufacturer's letters: HWTCAA000001 and 48575443AA000001 name the same ONU, as do separators and
 * small letters.
 */
export function onuSerialNotations(serialNumber: string): string[] {
  const given = serialNumber.trim();
  const plain = given.replace(/[\s:.-]/g, '').toUpperCase();
  const other = lettersFirst(plain) ?? bytesFirst(plain);
  const all = [given, plain, ...(other ? [other] : [])];
  return [...new Set([...all, ...all.map((each) => each.toLowerCase())])].filter(Boolean);
}

/** 48575443AA000001 → HWTCAA000001 */
function lettersFirst(serial: string): string | null {
  if (!/^[0-9A-F]{16}$/.test(serial)) return null;
  const letters = String.fromCharCode(...[0, 2, 4, 6].map((at) => Number.parseInt(serial.slice(at, at + 2), 16)));
  return /^[A-Z]{4}$/.test(letters) ? letters + serial.slice(8) : null;
}

/** HWTCAA000001 → 48575443AA000001 */
function bytesFirst(serial: string): string | null {
  if (!/^[A-Z]{4}[0-9A-F]{8}$/.test(serial)) return null;
  const bytes = [...serial.slice(0, 4)].map((letter) => letter.charCodeAt(0).toString(16).toUpperCase());
  return bytes.join('') + serial.slice(4);
}

/**
 * Returns the texts to search for a serial number of which only the beginning is typed: in the given notation and, once the
 * manufacturer's part is complete, in the other one.
 */
export function onuSerialSearches(typed: string): string[] {
  const plain = typed.replace(/[\s:.-]/g, '').toUpperCase();
  const letters = /^[0-9A-F]{8,16}$/.test(plain)
    ? lettersFirst(plain.padEnd(16, '0'))?.slice(0, plain.length - 4)
    : null;
  const bytes = /^[A-Z]{4}[0-9A-F]{0,8}$/.test(plain)
    ? bytesFirst(plain.padEnd(12, '0'))?.slice(0, plain.length + 4)
    : null;
  return [...new Set([plain, letters ?? plain, bytes ?? plain])];
}

/** Returns the serial number in the text of a bar code, which may have a prefix such as "S/N:"; null if it contains none. */
export function onuSerialIn(text: string): string | null {
  const [serial] = /[0-9A-F]{16}|[A-Z]{4}-?[0-9A-F]{8}/.exec(text.toUpperCase()) ?? [];
  return serial ?? null;
}
