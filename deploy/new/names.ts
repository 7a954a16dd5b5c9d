/** `pause-letters` as it is called in code. */
export interface Names {
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
  /** With underscores, as tables are named. */
  readonly snake: string;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** @throws for a name that is not kebab-case */
export function namesOf(kebab: string): Names {
  if (!/^[a-z]+(-[a-z0-9]+)*$/.test(kebab)) throw new Error(`"${kebab}" is no name: small letters, words joined by -`);
  const pascal = kebab.split('-').map(capital).join('');
  return { kebab, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), snake: kebab.replaceAll('-', '_') };
}

/** What a command is about, and the event that it leads to: `pause-letters` is about `letters`, and `LettersPaused`. */
export function commandNames(kebab: string) {
  const [verb = '', ...rest] = kebab.split('-');
  if (rest.length === 0) throw new Error(`"${kebab}" says what to do and to what: pause-letters`);
  const about = namesOf(rest.join('-'));
  const done = participle(verb);
  return { command: namesOf(kebab), about, done, event: `${about.pascal}${capital(done)}` };
}

const irregular: Readonly<Record<string, string>> = {
  begin: 'begun',
  buy: 'bought',
  give: 'given',
  hide: 'hidden',
  leave: 'left',
  make: 'made',
  pay: 'paid',
  read: 'read',
  send: 'sent',
  set: 'set',
  take: 'taken',
  withdraw: 'withdrawn',
  write: 'written',
};

/** Of a regular verb as English spells it in most cases; a wrong one is plain to see and quickly renamed. */
function participle(verb: string): string {
  const known = irregular[verb];
  if (known !== undefined) return known;
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return /^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb) ? `${verb}${verb.slice(-1)}ed` : `${verb}ed`;
}
