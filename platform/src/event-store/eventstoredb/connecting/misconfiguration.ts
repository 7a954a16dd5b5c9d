import { readFileSync } from 'node:fs';
import { connect, type ConnectionOptions } from 'node:tls';
import { ErrorType } from '@eventstore/db-client';
import { shownAddress } from '../../../config/shown-address';
import { StoreMisconfigured } from '../../event-store';
import { faultsOfAddress, readAddress, type EventStoreDbAddress } from './address';
import { typeOf, Unanswered } from './failures';

/** How long a server may take for a handshake, in milliseconds. */
const HANDSHAKE_MS = 2_000;

/** @throws StoreMisconfigured for what the client would refuse, or would tell to the whole log. */
export function requireUsable(url: string): EventStoreDbAddress {
  const [fault] = faultsOfAddress(url);
  if (fault !== undefined) throw new StoreMisconfigured(`The address of the event store ${fault}.`);
  const address = readAddress(url);
  for (const { option, path } of address.files) requirePem(option, path);
  return address;
}

function requirePem(option: string, path: string): void {
  const said = `The file that ${option} in the address of the event store names, ${path},`;
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new StoreMisconfigured(`${said} cannot be read: put it there, or name the right one.`);
  }
  if (!text.includes('-----BEGIN ')) throw new StoreMisconfigured(`${said} holds no certificate or key in PEM form.`);
}

/** Why the store could not be asked, where that will not pass by itself. */
export async function misconfigurationBehind(error: unknown, url: string): Promise<StoreMisconfigured | undefined> {
  const address = readAddress(url);
  const where = `The event store at ${shownAddress(url) ?? 'its address'}`;
  const sentence = deniedBy(error, address) ?? (error instanceof Unanswered ? undefined : await faultOfTls(address));
  return sentence === undefined ? undefined : new StoreMisconfigured(`${where} ${sentence}`, { cause: error });
}

function deniedBy(error: unknown, { hasCredentials }: EventStoreDbAddress): string | undefined {
  if (typeOf(error) !== ErrorType.ACCESS_DENIED) return undefined;
  return hasCredentials
    ? 'refuses the user and the password in its address, or this user may not read and write: put in those of one who may.'
    : 'wants a user and a password: put them into its address, esdb://user:password@….';
}

/** What the first host that answers says to a handshake, held against what the address expects. */
async function faultOfTls(address: EventStoreDbAddress): Promise<string | undefined> {
  for (const { host, port } of address.hosts) {
    const answer = await handshake({ host, port, ca: address.caFile && readFileSync(address.caFile) });
    if (answer.kind === 'nothing') continue;
    if (answer.kind === 'plain') return address.tls ? 'speaks without TLS: add tls=false to its address.' : undefined;
    if (!address.tls) return 'speaks TLS: take tls=false out of its address.';
    return answer.fault === undefined ? undefined : faultOfCertificate(answer.fault);
  }
  return undefined;
}

function faultOfCertificate(code: string): string {
  switch (code) {
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return 'has a certificate for another name: use the name that stands in it.';
    case 'CERT_HAS_EXPIRED':
      return 'has a certificate that has expired: give it a new one.';
    case 'CERT_NOT_YET_VALID':
      return 'has a certificate that is not valid yet: look at the clocks of both machines.';
    default:
      return 'has a certificate of an authority that is not known here: name its file in the address, tlsCAFile=….';
  }
}

type Handshake =
  /** Neither TLS nor a refusal of it: the server is away, or busy. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'plain' }
  /** `fault`: why its certificate is not trusted. */
  | { readonly kind: 'tls'; readonly fault: string | undefined };

function handshake({
  host,
  port,
  ca,
}: {
  host: string;
  port: number;
  ca: Buffer | '' | undefined;
}): Promise<Handshake> {
  const options: ConnectionOptions = { host, port, ALPNProtocols: ['h2'], rejectUnauthorized: false };
  // A name that is an address of the net may not be sent along.
  if (!/^[\d.]+$/.test(host)) options.servername = host;
  if (ca) options.ca = ca;
  return new Promise((resolve) => {
    const socket = connect(options);
    const settle = (answer: Handshake) => {
      resolve(answer);
      socket.destroy();
    };
    socket.setTimeout(HANDSHAKE_MS, () => settle({ kind: 'nothing' }));
    socket.once('secureConnect', () => settle({ kind: 'tls', fault: codeOf(socket.authorizationError) }));
    socket.once('error', (error: Error & { code?: string }) => settle({ kind: isNoTls(error) ? 'plain' : 'nothing' }));
  });
}

// The types say Error, older releases of Node give the code alone.
function codeOf(fault: unknown): string | undefined {
  if (fault === null || fault === undefined) return undefined;
  return typeof fault === 'string' ? fault : ((fault as { code?: string }).code ?? 'unknown');
}

const isNoTls = (error: Error & { code?: string }) =>
  error.code === 'EPROTO' || (error.code ?? '').startsWith('ERR_SSL_');
