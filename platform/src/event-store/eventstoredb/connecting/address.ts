/** What an address of EventStoreDB says, as far as we act on it ourselves. */
export interface EventStoreDbAddress {
  readonly hosts: readonly { readonly host: string; readonly port: number }[];
  /** Its one host is asked for the nodes of its cluster. */
  readonly discover: boolean;
  readonly tls: boolean;
  /** In seconds, where the address says it. */
  readonly gossipTimeout: number | undefined;
  readonly hasCredentials: boolean;
  /** The certificates of the authorities to trust, where the address names a file. */
  readonly caFile: string | undefined;
  /** Files that the client reads; a missing one is a fault. */
  readonly files: readonly { readonly option: string; readonly path: string }[];
}

const DEFAULT_PORT = 2_113;
/** In milliseconds. Below it the client warns; keep-alive off would leave a hung connection open for ever. */
const SHORTEST_KEEP_ALIVE = 10_000;

const whole = (from: number) => ({
  says: `a whole number from ${from}`,
  takes: (value: string) => /^\d{1,9}$/.test(value) && Number(value) >= from,
});
const words = (...known: readonly string[]) => ({
  says: known.join(' or '),
  takes: (value: string) => known.includes(value),
});
const file = { says: 'the path of a file', takes: (value: string) => value !== '' };

/** Every option that may stand in an address, and what it may be: the client prints the whole address for any other. */
const options: Readonly<Record<string, { readonly says: string; readonly takes: (value: string) => boolean }>> = {
  tls: words('true', 'false'),
  tlsCAFile: file,
  userCertFile: file,
  userKeyFile: file,
  connectionName: { says: 'a name', takes: (value) => value !== '' },
  maxDiscoverAttempts: whole(1),
  discoveryInterval: whole(1),
  gossipTimeout: whole(1),
  defaultDeadline: whole(1),
  keepAliveInterval: whole(SHORTEST_KEEP_ALIVE),
  keepAliveTimeout: whole(SHORTEST_KEEP_ALIVE),
  // A stream read from another node may lack its last events.
  nodePreference: words('leader'),
  // Without it a wrong revision is told as a success with a revision that is none.
  throwOnAppendFailure: words('true'),
};

const flat = (name: string) => name.toLowerCase().replace(/[_-]/g, '');
const byFlatName = new Map(Object.keys(options).map((name) => [flat(name), name]));

const form =
  /^esdb(?<discover>\+discover)?:\/\/(?:(?<user>[^:@/?#\s]+):(?<password>[^:@/?#\s]+)@)?(?<hosts>[^@/?#\s]+)\/?(?:\?(?<query>[^?#@\s]*))?$/;

/** Every fault of an address of EventStoreDB, as the end of a sentence; never the user, the password or what may be one. */
export function faultsOfAddress(address: string): readonly string[] {
  const parts = form.exec(address)?.groups;
  if (!parts)
    return [
      'must be esdb://user:password@host:port?option=value, where : @ / ? # in the user, the password and the values are percent-encoded',
    ];
  return [
    ...faultsOfHosts(parts['hosts'] ?? '', parts['discover'] !== undefined),
    ...faultsOfCredentials(`${parts['user'] ?? ''}${parts['password'] ?? ''}`),
    ...pairsOf(parts['query']).flatMap(faultOfOption),
    ...faultsOfTogether(new Set(pairsOf(parts['query']).map(({ name }) => flat(name)))),
  ];
}

/** @throws where `faultsOfAddress` finds any. */
export function readAddress(address: string): EventStoreDbAddress {
  const faults = faultsOfAddress(address);
  if (faults.length > 0) throw new Error(`the address of the event store ${faults.join('; ')}`);
  const { discover, user, hosts = '', query } = form.exec(address)?.groups ?? {};
  const given = new Map(pairsOf(query).map(({ name, value }) => [byFlatName.get(flat(name)), value]));
  const files = Object.keys(options)
    .filter((option) => options[option] === file && given.has(option))
    .map((option) => ({ option, path: decodeURIComponent(given.get(option) ?? '') }));
  return {
    hosts: hosts.split(',').map(hostAndPort),
    discover: discover !== undefined,
    tls: given.get('tls') !== 'false',
    gossipTimeout: given.has('gossipTimeout') ? Number(given.get('gossipTimeout')) : undefined,
    hasCredentials: user !== undefined,
    caFile: files.find(({ option }) => option === 'tlsCAFile')?.path,
    files,
  };
}

function hostAndPort(text: string): { host: string; port: number } {
  const [host = '', port = String(DEFAULT_PORT)] = text.split(':');
  return { host, port: Number(port) };
}

function faultsOfHosts(hosts: string, discover: boolean): string[] {
  const named = hosts.split(',');
  const isHost = (text: string) => /^[\w.-]+(:\d{1,5})?$/.test(text) && hostAndPort(text).port <= 65_535;
  if (!named.every(isHost)) return ['must name its hosts as host:port, with commas between them'];
  return discover && named.length > 1
    ? ['must name one host after esdb+discover://; with several it begins with esdb://']
    : [];
}

function faultsOfCredentials(text: string): string[] {
  return isEncoded(text) ? [] : ['must have its user and password percent-encoded: a % is written %25'];
}

interface Pair {
  readonly name: string;
  readonly value: string;
}

function pairsOf(query = ''): Pair[] {
  if (query === '') return [];
  return query.split('&').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('=') };
  });
}

function faultOfOption({ name, value }: Pair): string[] {
  const known = byFlatName.get(flat(name));
  const option = known === undefined ? undefined : options[known];
  if (known === undefined || !option) return [unknown(name)];
  if (isEncoded(value) && option.takes(value)) return [];
  return [`has the option ${known}, which must be ${option.says}`];
}

// A name that is none may be the rest of a password.
function unknown(name: string): string {
  const shown = /^[a-z_-]{1,40}$/i.test(name) ? ` ${name}` : '';
  return `has an option${shown} that is not known; the options are ${Object.keys(options).join(', ')}`;
}

function faultsOfTogether(given: ReadonlySet<string>): string[] {
  if (given.has('usercertfile') === given.has('userkeyfile')) return [];
  return ['has one of the options userCertFile and userKeyFile, which belong together'];
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
