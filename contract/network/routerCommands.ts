import type { NasVendor } from './networkAccessServers';

/** What the commands for a router contain. */
export interface RouterFacts {
  /** The address of FreeRADIUS, as the router reaches it. */
  server: string;
  secret: string;
  coaPort: number;
  /** The seconds between two reports about a session. */
  interimSeconds: number;
  /** The host of the pages where customers pay. */
  site: string;
}

/** The ports of FreeRADIUS's two instances (server/network/freeradius/configurationFiles.ts). */
const PORTS = [
  { authentication: 1812, accounting: 1813 },
  { authentication: 1814, accounting: 1815 },
] as const;

/**
 * Returns the commands to enter on a router so that it asks FreeRADIUS and keeps unpaid lines to the pages where they pay, or null if
 * we do not know the vendor's. Those for MikroTik are for RouterOS 7; none was tried on a router.
 */
export function routerCommands(vendor: NasVendor, facts: RouterFacts): string[] | null {
  if (vendor === 'MIKROTIK') return mikroTik(facts);
  return vendor === 'CISCO' ? cisco(facts) : null;
}

const mikroTik = ({ server, secret, coaPort, interimSeconds, site }: RouterFacts) => [
  ...PORTS.map(
    ({ authentication, accounting }) =>
      `/radius add service=ppp address=${server} authentication-port=${authentication} accounting-port=${accounting} secret=${secret} timeout=3s`,
  ),
  `/radius incoming set accept=yes port=${coaPort}`,
  `/ppp aaa set use-radius=yes accounting=yes interim-update=${interimSeconds}s`,
  `/ip firewall address-list add list=kitara-pay address=${site}`,
  '/ip firewall filter add chain=forward src-address-list=kitara-unpaid protocol=udp dst-port=53 action=accept',
  '/ip firewall filter add chain=forward src-address-list=kitara-unpaid dst-address-list=kitara-pay action=accept',
  '/ip firewall filter add chain=forward src-address-list=kitara-unpaid action=drop',
];

const cisco = ({ server, secret, coaPort, interimSeconds }: RouterFacts) => [
  ...PORTS.flatMap(({ authentication, accounting }, index) => [
    `radius server kitara-${index + 1}`,
    ` address ipv4 ${server} auth-port ${authentication} acct-port ${accounting}`,
    ' timeout 3',
    ` key ${secret}`,
  ]),
  'aaa group server radius kitara',
  ' server name kitara-1',
  ' server name kitara-2',
  'aaa authentication ppp default group kitara',
  'aaa authorization network default group kitara',
  'aaa accounting network default start-stop group kitara',
  `aaa accounting update periodic ${Math.max(1, Math.round(interimSeconds / 60))}`,
  'aaa server radius dynamic-author',
  ` client ${server} server-key ${secret}`,
  ` port ${coaPort}`,
];
