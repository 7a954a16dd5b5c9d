/** What went wrong, in one sentence for the person who ran the command; an unforeseen fault keeps its stack. */
export function sentenceOf(error) {
  if (/^(Start|Postgres)Fault$/.test(error.name)) return error.message;
  const known = sentences[error.code];
  return known ? known(error) : error.stack;
}

const sentences = {
  ENOSPC: ({ path }) =>
    `The disk is full${path ? `: ${path} could not be written` : ''}. Free some space and start again.`,
  EDQUOT: ({ path }) =>
    `Your share of the disk is used up${path ? `: ${path} could not be written` : ''}. Free some space and start again.`,
  EACCES: ({ path, address, port }) => notAllowed(path ?? `${address}:${port}`),
  EPERM: ({ path }) => notAllowed(path ?? 'a file'),
  EROFS: ({ path }) => `${path} is on a disk that is read-only.`,
};

const notAllowed = (what) => `You have not the right to use ${what}.`;

/** A fault that its message tells in full. */
export class StartFault extends Error {
  name = 'StartFault';
}
