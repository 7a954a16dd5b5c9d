import { hash } from 'node:crypto';

/** 16 bytes that keep the ids of one purpose apart from those of others. */
export type Namespace = string & { readonly isNamespace: true };

export function namespaceOf(uuid: string): Namespace {
  // As latin1, so that it stands before a name without being encoded anew.
  return Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('latin1') as Namespace;
}

/** The UUID of a name, version 5 (RFC 9562): the same name gives the same id, everywhere and for ever. */
export function nameId(name: string, namespace: Namespace): string {
  const digest = hash('sha1', Buffer.from(namespace + Buffer.from(name).toString('latin1'), 'latin1'));
  const variant = VARIANTS[Number.parseInt(digest.charAt(16), 16) & 3];
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-5${digest.slice(13, 16)}-${variant}${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}

const VARIANTS = ['8', '9', 'a', 'b'] as const;
