const pairs: Readonly<Record<string, string>> = { '[': ']', '{': '}', '(': ')' };

/**
 * A source text with one more entry at the end of a list. `opening` matches up to and with the bracket that opens it.
 * @throws where there is no such list
 */
export function intoList(text: string, opening: RegExp, entry: string): string {
  const found = opening.exec(text);
  if (!found) throw new Error(`no list ${String(opening)} is there`);
  const start = found.index + found[0].length;
  const end = closing(text, start - 1);
  const body = text.slice(start, end).trimEnd();
  const comma = body === '' || body.endsWith(',') ? '' : ',';
  return `${text.slice(0, start)}${body}${comma}\n${entry},\n${text.slice(end)}`;
}

/** Where the list begins of a feature’s calls as the tests make them. */
export const callsOf = (feature: string) => new RegExp(`${feature}Calls: [^=]* = (naming\\([^[]*)?\\[`);

// Brackets inside texts come in pairs in our lists.
function closing(text: string, open: number): number {
  const opener = text.charAt(open);
  const closer = pairs[opener] ?? '';
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    if (text[index] === opener) depth += 1;
    if (text[index] === closer) depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error('a list does not end');
}

/** A source text with one more import, after those that are there; more names where the module is imported already. */
export function withImport(text: string, names: string, from: string): string {
  const there = new RegExp(`import \\{ ([^}]*) \\} from '${from.replaceAll('.', '\\.')}';`).exec(text);
  if (there) {
    const all = new Set(
      [...(there[1] ?? '').split(','), names].map((name) => name.trim()).filter((name) => name !== ''),
    );
    return text.replace(there[0], `import { ${[...all].sort().join(', ')} } from '${from}';`);
  }
  const line = `import ${names.startsWith('* as') ? names : `{ ${names} }`} from '${from}';\n`;
  const last = [...text.matchAll(/^(import|\} from) .*;\n/gm)].at(-1);
  const end = last ? last.index + last[0].length : 0;
  return text.slice(0, end) + line + text.slice(end);
}
