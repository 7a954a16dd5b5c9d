/** `childName` and `subject_keys` as words. */
const apart = (name: string) =>
  name
    .replace(/[_.]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    // A feature's own table: `accounts_accounts`.
    .replace(/^(\w+) \1\b/, '$1')
    .toLowerCase();

/** `sealed`, or a media type. */
function fileWords(kind: string): string {
  if (kind === 'sealed') return 'reports of mock exams, sealed';
  if (kind === 'application/pdf') return 'PDFs';
  return kind.startsWith('image/') ? 'pictures' : `others (${kind})`;
}

/** How a place is written, and how it is said; the last takes every other. */
const said: readonly [RegExp, (...parts: string[]) => string][] = [
  [/^log: (.+)$/, (type = '') => `Our log: “${apart(type)}”`],
  [/^redis: /, () => 'Queues and counters beside the database'],
  [/^files: (.+)$/, (kind = '') => `Files: ${fileWords(kind)}`],
  [/^keys\.subject_keys$/, () => 'Keys'],
  [
    /^read\.(\w+)\.(\w+)$/,
    (table = '', column = '') => `What the pages show: ${apart(table)}, the field “${apart(column)}”`,
  ],
  [/^read\.(\w+)$/, (table = '') => `What the pages show: ${apart(table)}`],
  [/^(.*)$/s, (table = '') => `The table “${apart(table)}”`],
];

/** A place of a certificate for whoever has never seen our tables: `log: AnswerSubmitted`, `read.accounts_accounts.email`. */
export function placeWords(place: string): string {
  const [written, words] = said.find(([one]) => one.test(place)) ?? [];
  const [, ...parts] = written?.exec(place) ?? [];
  return words?.(...parts) ?? place;
}
