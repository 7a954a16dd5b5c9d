/** The value of a cookie that the browser sent. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  const pair = header?.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  return value === '' ? undefined : value;
}

/** Over TLS no page of a neighbouring host, and none that came without TLS, can set a cookie of this name. */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Secure-${name}` : name);

/** A cookie that no script can read, sent to `/auth` of the same site alone. An empty value removes it. */
export function cookieText(
  name: string,
  value: string,
  { maxAge, secure }: { maxAge: number; secure: boolean },
): string {
  const age = value === '' ? 0 : maxAge;
  return `${cookieName(name, secure)}=${value}; Path=/auth; Max-Age=${age}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}
