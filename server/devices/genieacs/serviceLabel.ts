/** The purpose of an ONU's connection. */
export type Service = 'internet' | 'management' | 'voice' | 'television' | 'other';

/** The words by which manufacturers and providers name the services, in a text of upper-case words. */
const WORDS: readonly [Service, RegExp][] = [
  ['internet', /INTERNET|\bHSI\b/],
  ['management', /\bTR ?0?69|CWMP|MANAGEMENT|\bMGMT\b|\bACS\b|\bOAM\b/],
  ['voice', /VOIP|VOICE|TELEPHON|\bSIP\b|\bIMS\b/],
  ['television', /IPTV|MULTICAST|\bSTB\b|\bTV\b|\bVOD\b|VIDEO/],
];

/** Returns the services that a text names, e.g. `1_TR069_INTERNET_R_VID_100`: management and internet. */
export function servicesIn(text: string): Service[] {
  const words = text.toUpperCase().replace(/[^A-Z0-9]+/g, ' ');
  return WORDS.flatMap(([service, pattern]) => (pattern.test(words) ? [service] : []));
}

/**
 * Returns the services of a connection by its service list, which the manufacturer's extension holds, or else by its names.
 * A service list of unknown words is one of other services. An empty result means that nothing is known.
 */
export function servicesOf(serviceList: string | null, names: readonly (string | null)[]): Service[] {
  const listed = serviceList && /[a-z]/i.test(serviceList) ? servicesIn(serviceList) : null;
  if (listed) return listed.length > 0 ? listed : ['other'];
  return servicesIn(names.filter(Boolean).join(' '));
}
