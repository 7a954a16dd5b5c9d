/** PostgreSQL could not be started; the message is one sentence for the person who tried. */
export class PostgresFault extends Error {
  override readonly name = 'PostgresFault';
}

/** What went wrong in words for its reader, whether the system or PostgreSQL's own output tells it. */
export function faultOf(cause: unknown, where: string): PostgresFault {
  if (cause instanceof PostgresFault) return cause;
  const said = cause instanceof Error ? cause.message : String(cause);
  const known = knownFaults.find(({ sign }) => sign.test(said));
  return new PostgresFault(known ? known.sentence(where) : `PostgreSQL did not start: ${lastWords(said)}.`, { cause });
}

const knownFaults: readonly { readonly sign: RegExp; readonly sentence: (where: string) => string }[] = [
  {
    sign: /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/,
    sentence: (where) => `No space is left on the disk for the database in ${where}.`,
  },
  {
    sign: /EACCES|EPERM|EROFS|Permission denied|Operation not permitted|Read-only file system/,
    sentence: (where) => `The rights to use ${where} for the database are missing.`,
  },
  {
    sign: /EEXIST|ENOTDIR/,
    sentence: (where) => `The database cannot be kept in ${where}: there is a file in the way.`,
  },
  {
    sign: /incompatible with server|was initialized by PostgreSQL version/,
    sentence: (where) => `The database in ${where} was made by another version of PostgreSQL.`,
  },
];

/** Of PostgreSQL's output, the line that tells why it ended. */
function lastWords(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? 'it said nothing';
  return telling.replace(/^.*?(FATAL|PANIC|error): +/, '').replace(/\.$/, '');
}
