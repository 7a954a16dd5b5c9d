/** `childName` and `subject_keys` as words. */
const apart = (name: string) =>
  name
    .replace(/[_.]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** A place of a certificate for whoever has never seen our tables: `log: AnswerSubmitted`, `read.accounts_accounts.email`. */
export function placeWords(place: string): string {
  const [, type] = /^log: (.+)$/.exec(place) ?? [];
  if (type !== undefined) return `Our log: “${apart(type)}”`;
  if (place.startsWith('redis: ')) return 'Queues and counters beside the database';
  if (place === 'keys.subject_keys') return 'Keys';
  const [, table, column] = /^read\.(\w+)(?:\.(\w+))?$/.exec(place) ?? [];
  if (table === undefined) return `The table “${apart(place)}”`;
  return column === undefined
    ? `What the pages show: ${apart(table)}`
    : `What the pages show: ${apart(table)}, the field “${apart(column)}”`;
}
