import type { NasVendor } from '../../../contract/network/networkAccessServers';

/** A NAS with its shared secret. */
export interface Client {
  name: string;
  address: string;
  vendor: NasVendor;
  secret: string;
}

export interface Listening {
  /** The address that FreeRADIUS listens on; `*` for all. */
  address: string;
  /** The first of four ports: authentication and accounting of one instance, then of the other. */
  port: number;
}

/** The two instances, which share all files but the first. A router that gets no answer from one asks the other. */
export const INSTANCES = ['first', 'second'] as const;

/**
 * Returns the generated files of FreeRADIUS' configuration, by name; docs/deploy/radius/ has the others. No value may contain
 * quotes. `conninfo` is the connection to the database as libpq reads it.
 */
export function configurationFiles(
  clients: readonly Client[],
  conninfo: string,
  { folder, spool, address, port }: Listening & { folder: string; spool: string },
): Record<string, string> {
  const instances = INSTANCES.map((name, index) => [
    `${name}.conf`,
    `instance = ${name}
confdir = "${folder}"
spool = "${spool}"
address = ${address}
auth_port = ${port + 2 * index}
acct_port = ${port + 2 * index + 1}
$INCLUDE radiusd.conf
`,
  ]);
  return {
    ...Object.fromEntries(instances),
    'clients.conf': clients.map(clientSection).join(''),
    'database.conf': databaseSection(conninfo),
  };
}

const clientSection = ({ name, address, vendor, secret }: Client) => `client ${name} {
	ipaddr = ${address}
	secret = "${secret}"
	require_message_authenticator = yes
	vendor = ${vendor}
}
`;

const itemsFrom = (view: string) => `SELECT id, username, attribute, value, op FROM radius.${view}`;

/** FreeRADIUS starts without the database (`start = 0`), and tries again each second. */
const databaseSection = (conninfo: string) => `sql {
	driver = "rlm_sql_postgresql"
	dialect = "postgresql"
	postgresql {
		send_application_name = no
	}
	radius_db = "${conninfo}"
	sql_user_name = "%{User-Name}"
	# The driver escapes names: by default, +256… would be looked up as =2B256… and never found.
	auto_escape = yes
	read_clients = no
	read_groups = no
	read_profiles = no
	delete_stale_sessions = no
	query_timeout = 2
	authorize_check_query = "${itemsFrom('radcheck_v')} WHERE username = '%{SQL-User-Name}' ORDER BY id"
	authorize_reply_query = "${itemsFrom('radreply_v')} WHERE username = '%{SQL-User-Name}' AND vendor = '%{client:vendor}' ORDER BY id"
	pool {
		start = 0
		min = 0
		max = 32
		spare = 4
		uses = 0
		lifetime = 0
		retry_delay = 1
		idle_timeout = 60
		connect_timeout = 2
	}
}
`;
