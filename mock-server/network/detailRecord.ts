/** An accounting packet; every attribute that is not given has a value of its own. */
export interface DetailValues {
  type?: 'Start' | 'Interim-Update' | 'Stop' | 'Accounting-On' | 'Accounting-Off';
  nas?: string;
  session?: string;
  username?: string;
  /** Seconds since 1970. */
  at: number;
  download?: number;
  upload?: number;
  more?: Readonly<Record<string, string>>;
}

/** Returns a record as FreeRADIUS's detail writer writes it. */
export function detailRecord({
  type = 'Interim-Update',
  at,
  download = 0,
  upload = 0,
  ...given
}: DetailValues): string {
  const { nas = '10.0.0.1', session = '81a00001', username = 'KF-000001', more = {} } = given;
  const attributes = {
    'Acct-Status-Type': type,
    'NAS-IP-Address': nas,
    'Acct-Session-Id': `"${session}"`,
    'User-Name': `"${username}"`,
    'Acct-Output-Octets': download % 2 ** 32,
    'Acct-Output-Gigawords': Math.floor(download / 2 ** 32),
    'Acct-Input-Octets': upload % 2 ** 32,
    'Acct-Input-Gigawords': Math.floor(upload / 2 ** 32),
    'Acct-Unique-Session-Id': '"f3c2b6f5a8d94e6f8b1b0d0c5e2f1a7c"',
    Timestamp: at,
    ...more,
  };
  const lines = Object.entries(attributes).map(([name, value]) => `\t${name} = ${value}\n`);
  return `Sat Mar 14 12:00:00 2026\n${lines.join('')}\n`;
}
