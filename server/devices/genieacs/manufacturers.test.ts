import { describe, expect, it } from 'vitest';
import { DeviceError } from '../../ports/DeviceManager';
import { createGenieAcs } from './createGenieAcs';

const NOW = new Date('2026-11-27T09:00:00.000Z');
const PASSWORD = 'mango-Tree 2026!';
type Values = Record<string, string | number | boolean>;

/** Returns a device's document from its values by path; a path that ends in `!` is not writable. */
function documentOf(values: Values) {
  const document: Record<string, unknown> = { _id: 'D', _lastInform: NOW.toISOString() };
  for (const [key, value] of Object.entries(values)) {
    let node = document;
    const steps = key.replace('!', '').split('.');
    for (const step of steps) {
      node[step] ??= {};
      node = node[step] as Record<string, unknown>;
    }
    Object.assign(node, { _value: value, _writable: !key.endsWith('!'), _timestamp: NOW.toISOString() });
  }
  return document;
}

/** Returns the device manager with one device, and the parameters that are set there. */
function managerOf(values: Values) {
  const set: [path: string, value: unknown][] = [];
  const answer = (url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json(url.includes('/devices/') ? [documentOf(values)] : []);
    const { parameterValues } = JSON.parse(String(init.body)) as { parameterValues: [string, unknown][] };
    for (const [path, value] of parameterValues) set.push([path, value]);
    return Response.json({ _id: 'task' });
  };
  const manager = createGenieAcs({
    ...{ url: 'http://acs.test', credentials: null, timeoutMs: 1_000, onlineWithinMs: 1_000, now: () => NOW },
    fetch: async (input, init) => answer(String(input), init),
  });
  return { manager, set };
}

/** Prefixes the names of a connection or a Wi-Fi network. */
const at = (path: string, values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${path}.${name}`, value]));
const WAN = 'InternetGatewayDevice.WANDevice.1.WANConnectionDevice';
const WLAN = 'InternetGatewayDevice.LANDevice.1.WLANConfiguration';
const on = { Enable: true };

const HUAWEI = {
  ...at(`${WAN}.1.WANPPPConnection.1`, {
    ...{ ...on, Name: '1_TR069_R_VID_100', X_HW_SERVICELIST: 'TR069', ExternalIPAddress: '10.99.0.7' },
  }),
  ...at(`${WAN}.2.WANPPPConnection.1`, {
    ...{ ...on, Name: '2_INTERNET_R_VID_200', X_HW_SERVICELIST: 'INTERNET', ExternalIPAddress: '102.0.15.9' },
  }),
  ...at(`${WAN}.3.WANIPConnection.1`, { ...on, Name: '3_VOIP_R_VID_300', X_HW_SERVICELIST: 'VOIP' }),
  ...at(`${WLAN}.1`, {
    ...{ ...on, SSID: 'Home', 'KeyPassphrase!': '', 'PreSharedKey.1.PreSharedKey': '' },
  }),
  ...at(`${WLAN}.5`, {
    ...{ ...on, SSID: 'Home-5G', 'KeyPassphrase!': '', 'PreSharedKey.1.PreSharedKey': '' },
  }),
};
const HUAWEI_IP = {
  ...at(`${WAN}.1.WANIPConnection.1`, {
    ...{ ...on, Name: 'TR069', X_HW_SERVICELIST: 'TR069', ExternalIPAddress: '10.99.0.8' },
  }),
  ...at(`${WAN}.1.WANIPConnection.2`, {
    ...{ ...on, Name: 'INTERNET', X_HW_SERVICELIST: 'INTERNET', ExternalIPAddress: '102.0.15.10' },
  }),
  ...at(`${WLAN}.1`, { SSID: 'Shop', 'PreSharedKey.1.KeyPassphrase': '' }),
};
const ZTE = {
  ...at(`${WAN}.1.WANIPConnection.1`, { ...on, Name: 'omci_ipv4_dhcp_1', 'X_ZTE-COM_ServiceList': 'TR069' }),
  ...at(`${WAN}.2.WANPPPConnection.1`, {
    ...{ ...on, Name: 'omci_ipv4_pppoe_2', 'X_ZTE-COM_ServiceList': 'INTERNET', ExternalIPAddress: '102.0.15.11' },
  }),
  ...at(`${WAN}.3.WANIPConnection.1`, { ...on, Name: 'omci_ipv4_dhcp_3', 'X_ZTE-COM_ServiceList': 'IPTV' }),
  ...at(`${WLAN}.1`, { ...on, SSID: 'ZTE', KeyPassphrase: '' }),
  ...at(`${WLAN}.2`, { Enable: false, SSID: 'SSID2', KeyPassphrase: '' }),
  ...at(`${WLAN}.5`, { ...on, SSID: 'ZTE_5G', KeyPassphrase: '' }),
};
const FIBERHOME = {
  ...at(`${WAN}.1.WANIPConnection.1`, { ...on, Name: '1_TR069', X_FH_ServiceList: 'TR069' }),
  ...at(`${WAN}.2.WANPPPConnection.1`, {
    ...{ ...on, Name: '2_OTHER', X_FH_ServiceList: 'INTERNET', ExternalIPAddress: '102.0.15.12' },
  }),
  ...at(`${WLAN}.1`, { Enable: '1', SSID: 'fh', 'PreSharedKey.1.PreSharedKey': '' }),
  ...at(`${WLAN}.5`, { Enable: '1', SSID: 'fh_5G', 'PreSharedKey.1.PreSharedKey': '' }),
};
const CT = {
  ...at(`${WAN}.1`, { 'X_CT-COM_ServiceList': 'TR069' }),
  ...at(`${WAN}.1.WANIPConnection.1`, { ...on, Name: 'wan1' }),
  ...at(`${WAN}.2`, { 'X_CT-COM_ServiceList': 'INTERNET' }),
  ...at(`${WAN}.2.WANPPPConnection.1`, { ...on, Name: 'wan2', ExternalIPAddress: '102.0.15.13' }),
  ...at(`${WLAN}.1`, { ...on, SSID: 'ct', KeyPassphrase: '' }),
};
const PPP = 'Device.PPP.Interface';
const IP = 'Device.IP.Interface';
const NOKIA = {
  ...at(`${IP}.1`, { ...on, Name: 'br-lan', 'IPv4Address.1.IPAddress': '192.168.1.1' }),
  ...at(`${IP}.2`, {
    ...{ ...on, Name: 'TR069', LowerLayers: 'Device.Ethernet.VLANTermination.1.' },
    'IPv4Address.1.IPAddress': '10.99.0.9',
  }),
  ...at(`${IP}.3`, {
    ...{ ...on, Name: 'INTERNET', LowerLayers: 'Device.PPP.Interface.1.' },
    'IPv4Address.1.IPAddress': '102.0.15.14',
  }),
  ...at(`${PPP}.1`, { ...on, Name: 'ppp0' }),
  ...at('Device.WiFi.SSID.1', { ...on, SSID: 'ALHN' }),
  ...at('Device.WiFi.SSID.2', { ...on, SSID: 'ALHN_5G' }),
  ...at('Device.WiFi.AccessPoint.1', { ...on, SSIDReference: 'Device.WiFi.SSID.2.', 'Security.KeyPassphrase': '' }),
  ...at('Device.WiFi.AccessPoint.2', { ...on, SSIDReference: 'Device.WiFi.SSID.1.', 'Security.KeyPassphrase': '' }),
};
const TP_LINK = {
  ...at(`${PPP}.1`, { Enable: '1', 'IPCP.LocalIPAddress': '102.0.15.15' }),
  ...at('Device.WiFi.SSID.1', { SSID: 'TP' }),
  ...at('Device.WiFi.SSID.3', { SSID: 'TP_5G' }),
  ...at('Device.WiFi.SSID.5', { SSID: 'TP_Guest', Enable: '1' }),
  ...at('Device.WiFi.AccessPoint', { '1.Security.KeyPassphrase': '', '3.Security.KeyPassphrase': '' }),
};
const TENDA = {
  ...at(`${WAN}.1.WANIPConnection.1`, { ...on, Name: 'wan0_TR069_R' }),
  ...at(`${WAN}.1.WANIPConnection.2`, { ...on, Name: 'wan1_internet_R', ExternalIPAddress: '102.0.15.16' }),
  ...at(`${WLAN}.1`, { ...on, SSID: 'Tenda', KeyPassphrase: '', 'PreSharedKey.1.KeyPassphrase': '' }),
};
/** TR-181 without PPP, as some ZTE and Huawei models have it. */
const IP_INTERFACES = {
  ...at(`${IP}.1`, { ...on, Name: 'LAN', 'IPv4Address.1.IPAddress': '192.168.1.1' }),
  ...at(`${IP}.2`, { ...on, 'X_ZTE-COM_ServiceList': 'TR069', 'IPv4Address.1.IPAddress': '10.99.0.9' }),
  ...at(`${IP}.3`, { ...on, 'X_ZTE-COM_ServiceList': 'INTERNET', 'IPv4Address.1.IPAddress': '102.0.15.17' }),
  ...at(`${IP}.4`, { ...on, 'X_ZTE-COM_ServiceList': 'VOIP' }),
  ...at('Device.WiFi.SSID.1', { SSID: 'ip' }),
  ...at('Device.WiFi.AccessPoint.1', { 'Security.KeyPassphrase': '' }),
};

interface Case {
  values: Values;
  /** The connection that is switched. */
  internet: string;
  address: string;
  ssids: string[];
  passphrases: string[];
}
const MANUFACTURERS: Record<string, Case> = {
  'Huawei with PPP': {
    ...{ values: HUAWEI, internet: `${WAN}.2.WANPPPConnection.1`, address: '102.0.15.9' },
    ssids: [`${WLAN}.1.SSID`, `${WLAN}.5.SSID`],
    passphrases: [`${WLAN}.1.PreSharedKey.1.PreSharedKey`, `${WLAN}.5.PreSharedKey.1.PreSharedKey`],
  },
  'Huawei with IP': {
    ...{ values: HUAWEI_IP, internet: `${WAN}.1.WANIPConnection.2`, address: '102.0.15.10' },
    ssids: [`${WLAN}.1.SSID`],
    passphrases: [`${WLAN}.1.PreSharedKey.1.KeyPassphrase`],
  },
  ZTE: {
    ...{ values: ZTE, internet: `${WAN}.2.WANPPPConnection.1`, address: '102.0.15.11' },
    ssids: [`${WLAN}.1.SSID`, `${WLAN}.5.SSID`],
    passphrases: [`${WLAN}.1.KeyPassphrase`, `${WLAN}.5.KeyPassphrase`],
  },
  FiberHome: {
    ...{ values: FIBERHOME, internet: `${WAN}.2.WANPPPConnection.1`, address: '102.0.15.12' },
    ssids: [`${WLAN}.1.SSID`, `${WLAN}.5.SSID`],
    passphrases: [`${WLAN}.1.PreSharedKey.1.PreSharedKey`, `${WLAN}.5.PreSharedKey.1.PreSharedKey`],
  },
  'one with X_CT-COM_ServiceList above the connection': {
    ...{ values: CT, internet: `${WAN}.2.WANPPPConnection.1`, address: '102.0.15.13' },
    ssids: [`${WLAN}.1.SSID`],
    passphrases: [`${WLAN}.1.KeyPassphrase`],
  },
  Nokia: {
    ...{ values: NOKIA, internet: `${PPP}.1`, address: '102.0.15.14' },
    ssids: ['Device.WiFi.SSID.1.SSID', 'Device.WiFi.SSID.2.SSID'],
    passphrases: [
      'Device.WiFi.AccessPoint.2.Security.KeyPassphrase',
      'Device.WiFi.AccessPoint.1.Security.KeyPassphrase',
    ],
  },
  'TP-Link': {
    ...{ values: TP_LINK, internet: `${PPP}.1`, address: '102.0.15.15' },
    ssids: ['Device.WiFi.SSID.1.SSID', 'Device.WiFi.SSID.3.SSID'],
    passphrases: [
      'Device.WiFi.AccessPoint.1.Security.KeyPassphrase',
      'Device.WiFi.AccessPoint.3.Security.KeyPassphrase',
    ],
  },
  Tenda: {
    ...{ values: TENDA, internet: `${WAN}.1.WANIPConnection.2`, address: '102.0.15.16' },
    ssids: [`${WLAN}.1.SSID`],
    passphrases: [`${WLAN}.1.KeyPassphrase`],
  },
  'one with IP interfaces of TR-181': {
    ...{ values: IP_INTERFACES, internet: `${IP}.3`, address: '102.0.15.17' },
    ssids: ['Device.WiFi.SSID.1.SSID'],
    passphrases: ['Device.WiFi.AccessPoint.1.Security.KeyPassphrase'],
  },
};

const faultOf = async (call: Promise<unknown>) => {
  const error = await call.catch((thrown) => thrown);
  if (!(error instanceof DeviceError)) throw new Error('It was not refused.', { cause: error });
  return error.message;
};

describe.each(Object.entries(MANUFACTURERS))('an ONU like %s', (_name, { values, ...expected }) => {
  it('switches its internet connection and no other', async () => {
    for (const enabled of [false, true]) {
      const { manager, set } = managerOf(values);
      expect((await manager.setService('D', enabled)).state).toBe('done');
      expect(set).toEqual([[`${expected.internet}.Enable`, enabled]]);
    }
  });

  it('shows the address and the state of its internet connection', async () => {
    expect(await managerOf(values).manager.details('D')).toMatchObject({
      ipAddress: expected.address,
      serviceEnabled: true,
    });
    const off = { ...values, [`${expected.internet}.Enable`]: '0' };
    expect(await managerOf(off).manager.details('D')).toMatchObject({ serviceEnabled: false });
  });

  it('sets the name and the writable passphrase of every enabled band', async () => {
    const { manager, set } = managerOf(values);
    await manager.changeWifi('D', { ssid: 'New', password: PASSWORD });
    const paths = (wanted: unknown) => set.filter(([, value]) => value === wanted).map(([path]) => path);
    expect(paths('New')).toEqual(expected.ssids);
    expect(paths(PASSWORD)).toEqual(expected.passphrases);
    expect(set).toHaveLength(expected.ssids.length + expected.passphrases.length);
  });
});

describe('the internet connection', () => {
  const ppp = `${WAN}.1.WANPPPConnection`;
  const switched = async (values: Values, enabled: boolean) => {
    const { manager, set } = managerOf(values);
    const answer = manager.setService('D', enabled);
    const fault = await answer.then(
      () => null,
      (error: Error) => error.message,
    );
    expect(fault === null).toBe(set.length === 1);
    return fault ?? set[0]?.[0];
  };

  it('is the only connection that is named for nothing else', async () => {
    expect(await switched(at(`${ppp}.1`, on), false)).toBe(`${ppp}.1.Enable`);
    const beside = { ...at(`${ppp}.1`, { ...on, Name: 'wan' }), ...at(`${ppp}.2`, { ...on, Name: 'VOICE' }) };
    expect(await switched(beside, false)).toBe(`${ppp}.1.Enable`);
  });

  it.each([
    ['none', at(`${ppp}.1`, { ...on, Name: 'TR069' }), /no internet connection/],
    ['an unknown service list only', at(`${ppp}.1`, { ...on, X_HW_SERVICELIST: 'OTHER' }), /no internet connection/],
    ['a local IP interface only', at(`${IP}.1`, { ...on, Name: 'br0' }), /no internet connection/],
    [
      'two of this name',
      { ...at(`${ppp}.1`, { ...on, Name: 'INTERNET_A' }), ...at(`${ppp}.2`, { ...on, Name: 'INTERNET_B' }) },
      /2 connections .*\(INTERNET_A, INTERNET_B\)/,
    ],
    ['two without a name', { ...at(`${ppp}.1`, on), ...at(`${ppp}.2`, on) }, /2 connections/],
    ['one that cannot be switched', at(`${ppp}.1`, { 'Enable!': true, Name: 'INTERNET' }), /does not let/],
  ])('is not guessed: %s', async (_case, values, message) => {
    for (const enabled of [false, true]) expect(await switched(values, enabled)).toMatch(message);
    const { serviceEnabled, ipAddress } = await managerOf(values).manager.details('D');
    if (String(message) !== '/does not let/') expect([serviceEnabled, ipAddress]).toEqual([null, null]);
  });

  it.each([
    ['X_HW_SERVICELIST', 'TR069_INTERNET', /also carries the management of the ONU/],
    ['X_CT-COM_ServiceList', 'TR069,INTERNET', /also carries the management of the ONU/],
    ['Name', '1_VOIP_INTERNET_R_VID_9', /also carries telephony/],
    ['Name', 'INTERNET_IPTV', /also carries television/],
  ])('is not switched off with the other services that it carries: %s %s', async (name, value, message) => {
    const values = at(`${ppp}.1`, { ...on, [name]: value });
    expect(await switched(values, false)).toMatch(message);
    expect(await switched(values, true)).toBe(`${ppp}.1.Enable`);
    const own = { ...values, ...at(`${ppp}.2`, { ...on, Name: 'INTERNET' }) };
    expect(await switched(own, false)).toBe(`${ppp}.2.Enable`);
  });

  it('is told by its service list, whatever its name says', async () => {
    const values = {
      ...at(`${ppp}.1`, { ...on, Name: 'INTERNET', X_HW_SERVICELIST: 'TR069' }),
      ...at(`${ppp}.2`, { ...on, Name: '2_TR069_R', X_HW_SERVICELIST: 'INTERNET' }),
    };
    expect(await switched(values, false)).toBe(`${ppp}.2.Enable`);
  });
});

describe('the Wi-Fi', () => {
  it('is not changed if every band is switched off or no passphrase is writable', async () => {
    const off = managerOf(at(`${WLAN}.1`, { Enable: false, SSID: 'a' }));
    expect(await faultOf(off.manager.changeWifi('D', { ssid: 'b' }))).toBe('The Wi-Fi of this ONU is switched off.');
    const fixed = managerOf(at(`${WLAN}.1`, { SSID: 'a', 'KeyPassphrase!': '' }));
    expect(await faultOf(fixed.manager.changeWifi('D', { password: PASSWORD }))).toMatch(/change the password/);
    expect([...off.set, ...fixed.set]).toEqual([]);
  });

  it('keeps the name and passphrase of a network for guests', async () => {
    const values = { ...at(`${WLAN}.1`, { SSID: 'Home' }), ...at(`${WLAN}.2`, { ...on, SSID: 'Home-Guest' }) };
    const { manager, set } = managerOf(values);
    await manager.changeWifi('D', { ssid: 'New' });
    expect(set).toEqual([[`${WLAN}.1.SSID`, 'New']]);
  });
});
