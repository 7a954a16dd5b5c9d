import type { IncomingMessage } from 'node:http';

/**
 * Whether a page of another origin has a browser make this call: then its cookies do not count. Browsers say so by themselves
 * (`Sec-Fetch-Site`); older ones name the page's origin, which must be the host that was asked.
 */
export function isForeignPage({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  const asked = headers['x-forwarded-host'] ?? headers.host;
  return URL.parse(origin)?.host !== asked;
}
