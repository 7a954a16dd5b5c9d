const host = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/**
 * An address as it may be shown: its scheme and its hosts, never user, password, path or query. `scheme://…` where it
 * cannot be told for certain which part is the host; undefined for what has no scheme, of which nothing may be shown.
 */
export function shownAddress(address: string): string | undefined {
  const { scheme, rest = '' } = /^(?<scheme>[a-z][a-z\d+.-]*):\/\/(?<rest>.*)$/is.exec(address)?.groups ?? {};
  return scheme === undefined ? undefined : `${scheme}://${hostsIn(rest) ?? '…'}`;
}

/** `one:2113,two:2113` out of what follows the scheme. */
function hostsIn(rest: string): string | undefined {
  const end = rest.lastIndexOf('@');
  // What follows a raw "?" or "#" before the "@" may be a part of the password, or may not.
  if (/[?#]/.test(rest.slice(0, end + 1))) return undefined;
  const [hosts = ''] = rest.slice(end + 1).split(/[/?#]/, 1);
  return hosts.split(',').every((one) => host.test(one)) ? hosts : undefined;
}
