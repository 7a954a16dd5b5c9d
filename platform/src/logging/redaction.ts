const REDACTED = '[redacted]';

// Compared in lower case without `_` and `-`.
const personalNames = new Set([
  ...['name', 'names', 'to', 'cc', 'bcc', 'recipient', 'replyto', 'ip', 'useragent', 'clientuseragent'],
  ...[
    'body',
    'data',
    'payload',
    'values',
    'query',
    'headers',
    'cookies',
    'session',
    'jwt',
    'text',
    'html',
    'subject',
    'message',
  ],
  ...['note', 'notes', 'reason', 'answers', 'dob', 'salary'],
]);
// `parentEmail` is as personal as `email`.
const personalEndings = [
  ...[
    'email',
    'emails',
    'mail',
    'firstname',
    'lastname',
    'surname',
    'fullname',
    'childname',
    'studentname',
    'parentname',
  ],
  ...[
    'teachername',
    'username',
    'displayname',
    'phone',
    'phonenumber',
    'mobile',
    'address',
    'postcode',
    'birth',
    'birthday',
  ],
  ...[
    'password',
    'passwordhash',
    'secret',
    'token',
    'authorization',
    'authorisation',
    'cookie',
    'apikey',
    'masterkeys',
    'signature',
  ],
  ...['answer', 'comment', 'comments', 'freetext', 'sortcode', 'accountnumber'],
];

/** One line of the log without personal data; always a line of JSON. */
export function redactedLine(line: string): string {
  return `${JSON.stringify(redacted(JSON.parse(line)))}\n`;
}

/** A copy of a JSON value in which personal fields are replaced, and addresses and tokens are taken out of texts. */
export function redacted(value: unknown): unknown {
  if (typeof value === 'string') return withoutTraces(value);
  if (Array.isArray(value)) return value.map(redacted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([field, inside]) => [field, redactedField(field, inside)]));
}

function redactedField(field: string, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (isError(field, value))
    return { ...(redacted({ ...value, message: '' }) as object), message: withoutTraces(value.message) };
  return isPersonal(field) ? REDACTED : redacted(value);
}

// The message of an error says what went wrong; a field `message` anywhere else is what a person wrote.
function isError(field: string, value: unknown): value is { message: string } {
  return (
    (field === 'err' || field === 'error' || field === 'cause') &&
    typeof (value as { message?: unknown }).message === 'string'
  );
}

function isPersonal(field: string): boolean {
  const name = field.replace(/[-_]/g, '').toLowerCase();
  return personalNames.has(name) || personalEndings.some((ending) => name.endsWith(ending));
}

// Lengths are bounded, so that a long text without a match costs no more than its length times the bound.
const emailAddress = /[\p{L}\p{N}.!#$%&'*+=?^_`{|}~-]{1,64}(?:@|%40)[\p{L}\p{N}.-]{1,255}/gu;
const webToken = /\beyJ[\w-]{1,4000}\.[\w-]{1,4000}\.[\w-]{0,4000}/g;
// User and password of an address: up to the last @ before a space, as a password may hold one.
const credentials = /\b([a-z][a-z\d+.-]{1,20}:\/\/)[^\s"'<>]{1,1000}@/gi;
const tokenInAddress = /([?&](?:token|code|key|signature|password)=)[^&\s"#]+/gi;

function withoutTraces(text: string): string {
  return text
    .replace(credentials, '$1')
    .replace(emailAddress, '[e-mail]')
    .replace(webToken, '[token]')
    .replace(tokenInAddress, `$1${REDACTED}`);
}
