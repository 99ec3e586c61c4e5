/** Returns the text of a file: in UTF-16 if its first bytes say so, in the encoding that its XML declares, or else in UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const beginning = String.fromCharCode(...bytes.subarray(0, 200));
  const declared = /<\?xml[^>]*\sencoding=["']([\w.:-]{1,40})["']/.exec(beginning)?.[1] ?? 'utf-8';
  try {
    // A declaration of UTF-16 in a file that is readable byte by byte is wrong.
    return /utf-?16/i.test(declared) ? 'utf-8' : new TextDecoder(declared).encoding;
  } catch {
    return 'utf-8';
  }
}
