import type { JsonObject } from '../event-store/event-store';

/** Who is looked for: by their ids, and by what was known of them. */
export interface Wanted {
  readonly people: readonly string[];
  readonly values: readonly string[];
}

/** By what somebody is looked for in a text. All in small letters but the ids. */
export interface Words {
  readonly ids: readonly string[];
  /** What others may have as well, a name or a birthday: it counts where it is all that a field says, beside an id. */
  readonly beside: readonly string[];
  /** What is nobody else's: an address, the hash of a password, a whole paragraph. */
  readonly sure: readonly string[];
  /** The same as regular expressions, in a form that PostgreSQL reads as we do: `ann@x.org` is not `joann@x.org`. */
  readonly surely: readonly string[];
  /** Whether a text says nothing but what is nobody else's. */
  readonly isOne: (text: unknown) => boolean;
  /** `spared`: fields that say whose they are, and are judged by that: a parent may be called as the child was. */
  readonly standIn: (data: JsonObject, spared?: readonly string[]) => boolean;
  /** `whose`: of a file that is known to be somebody else's, a name in it is theirs. A full name counts in nobody's file without an id. */
  readonly standInFile: (texts: readonly string[], whose?: 'nobody' | 'somebody') => boolean;
}

/** Several words that begin with capitals, and no figure: questions have nobody of that name, and answers none in letters like these. */
const FULL_NAME = /^\p{Lu}[\p{L}'’.-]+(?: [\p{L}'’.-]+)* \p{Lu}[\p{L}'’-]+$/u;

/** As long as this nothing is another's by chance. */
export const SURE_LENGTH = 40;

export function wordsOf({ people: ids, values }: Wanted): Words {
  const words = [...new Set(values.map((value) => value.toLowerCase()))];
  const sure = words.filter((word) => word.includes('@') || word.length >= SURE_LENGTH);
  const beside = words.filter((word) => !sure.includes(word));
  const written = sure.map((word) => ({ text: inJson(word), form: new RegExp(alone(inJson(word)), 'u') }));
  const standIn: Words['standIn'] = (data, spared = []) => {
    const json = JSON.stringify(data);
    const low = json.toLowerCase();
    if (written.some(({ text, form }) => low.includes(text) && form.test(low))) return true;
    const isSaid = () => Object.entries(data).some(([field, said]) => !spared.includes(field) && isOneOf(beside, said));
    return ids.some((id) => json.includes(id)) && isSaid();
  };
  const names = values.filter((value) => FULL_NAME.test(value)).map(named);
  return {
    ids,
    beside,
    sure,
    surely: sure.map(alone),
    isOne: (text) => isOneOf(sure, text),
    standIn,
    standInFile: (texts, whose = 'nobody') => {
      const said = Object.fromEntries(texts.map((text, nth) => [String(nth), text]));
      if (whose === 'somebody') return standIn(said, Object.keys(said));
      return standIn(said) || texts.some((text) => names.some((name) => name.test(text)));
    },
  };
}

const isOneOf = (words: readonly string[], said: unknown) =>
  typeof said === 'string' && words.includes(said.trim().toLowerCase());

const alone = (word: string) => `(?<![a-z0-9._%+-])${word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?!\\.?[a-z0-9-])`;

/** Names of files have other signs between words, and an ending. */
const named = (name: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${name.replaceAll('.', '\\.').replaceAll(' ', '[\\s_-]+')}(?![\\p{L}\\p{N}])`, 'iu');

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
