/** An address of KML's own namespace, which is also that of Google Earth before KML was a standard. */
const KML_PREFIX =
  /\sxmlns:([\w.-]{1,40})=["']https?:\/\/(?:www\.)?(?:opengis\.net|earth\.google\.com)\/kml\/[\d.]{0,10}["']/g;

/** Returns the XML without the prefixes of KML's namespace: the library that reads KML knows its elements by their plain names. */
export function withoutKmlPrefixes(xml: string): string {
  const declared = [...xml.slice(0, 20_000).matchAll(KML_PREFIX)].map(([, prefix = '']) => prefix);
  return ['kml', ...declared].reduce(
    (text, prefix) => text.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</'),
    xml,
  );
}

/** Declares the prefixes that the XML uses but does not declare, as programs forget to do for xsi and gx. */
export function declarePrefixes(xml: string): string {
  const used = new Set([...xml.matchAll(/[<\s/]([A-Za-z_][\w.-]{0,40}):[A-Za-z_]/g)].map(([, prefix = '']) => prefix));
  const missing = [...used].filter((prefix) => !/^xml/i.test(prefix) && !xml.includes(`xmlns:${prefix}=`));
  const declarations = missing.map((prefix) => ` xmlns:${prefix}="urn:undeclared:${prefix}"`).join('');
  return xml.replace(/<[A-Za-z_][\w.:-]*/, (root) => root + declarations);
}

/** Escapes ampersands that begin no reference, and references that only HTML knows, outside of CDATA; removes control characters. */
export function escapeAmpersands(xml: string): string {
  const sections = xml.split(']]>').map((section) => {
    const from = section.indexOf('<![CDATA[');
    const plain = from < 0 ? section : section.slice(0, from);
    return plain.replaceAll('&nbsp;', ' ').replace(STRAY, '&amp;') + section.slice(plain.length);
  });
  return sections.join(']]>').replace(CONTROL, '');
}
const STRAY = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/gi;
/** Control characters except tabs and the ends of lines. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;
