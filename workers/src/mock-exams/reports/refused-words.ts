const MOST = 300;
const anAddress = /<?[^\s<>@]+@[^\s<>@]+>?/g;
const controls = /[\p{Cc}\u2028\u2029]+/gu;

/** What a mail server said when it refused a mail for good, without the address that it names. */
export function refusedInWords({ cause, message }: Error): string {
  const { response } = (cause ?? {}) as { readonly response?: unknown };
  const said = typeof response === 'string' && response.trim() !== '' ? response : message;
  return said.replace(controls, ' ').replace(anAddress, 'the address').trim().slice(0, MOST);
}
