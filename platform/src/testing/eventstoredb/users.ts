import { Metadata, status as grpcStatus } from '@grpc/grpc-js';

export type Users = Readonly<Record<string, string>>;

interface Denial {
  readonly code: number;
  readonly details: string;
  readonly metadata: Metadata;
}

/** What a call is told whose user is unknown, or that names none where one is wanted. */
export function denial(users: Users | undefined, metadata: Metadata): Denial | undefined {
  if (!users) return undefined;
  const [header = ''] = metadata.get('authorization').map(String);
  const reply = new Metadata();
  if (header === '') {
    reply.set('exception', 'access-denied');
    return { code: grpcStatus.PERMISSION_DENIED, details: 'Access Denied', metadata: reply };
  }
  const [name = '', password] = Buffer.from(header.replace(/^Basic /, ''), 'base64')
    .toString()
    .split(':');
  if (password !== undefined && users[name] === password) return undefined;
  return { code: grpcStatus.UNAUTHENTICATED, details: 'Unauthenticated', metadata: reply };
}
