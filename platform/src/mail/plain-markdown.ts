/** Words of a text, perhaps strong, perhaps a link to the web. */
export interface Inline {
  readonly words: string;
  readonly strong?: true;
  /** `https://…` or `http://…`. */
  readonly link?: string;
}

/** A part of a mail that somebody wrote: what stands in it is text, never HTML. */
export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly words: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] };

/**
 * The little of Markdown that a letter needs: paragraphs between empty lines, `## heading`, `- list`, `**strong**`,
 * `[words](https://…)`, and addresses as they stand. Everything else is text as it was typed.
 */
export function blocksOf(text: string): Block[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(blockOf);
}

function blockOf(part: string): Block {
  const lines = part.split('\n');
  if (lines.every((line) => line.startsWith('- ')))
    return { kind: 'list', items: lines.map((line) => inlineOf(line.slice(2))) };
  const [, heading] = lines.length === 1 ? (/^#{1,3} (.+)$/.exec(part) ?? []) : [];
  if (heading !== undefined) return { kind: 'heading', words: inlineOf(heading) };
  return { kind: 'paragraph', words: inlineOf(lines.join(' ')) };
}

// Bounded, so that a thousand brackets that nobody shuts are looked at once each and not to the end of the text.
const marked =
  /\*\*([^*]{1,300})\*\*|\[([^[\]]{1,300})\]\((https?:\/\/[^\s()]{1,1000})\)|(https?:\/\/[^\s()<>]{1,1000})/g;

function inlineOf(text: string): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(marked)) {
    const { index } = match;
    if (index > end) found.push({ words: text.slice(end, index) });
    found.push(...markedAs(match));
    end = index + match[0].length;
  }
  if (end < text.length) found.push({ words: text.slice(end) });
  return found;
}

function markedAs([all, strong, words, to, bare = '']: RegExpExecArray): Inline[] {
  if (strong !== undefined) return [{ words: strong, strong: true }];
  if (words !== undefined && to !== undefined) return [linkOr({ words, link: to }, all)];
  // What ends the sentence does not belong to the address.
  const address = bare.replace(/[.,;:!?'"]+$/, '');
  const stop = bare.slice(address.length);
  return [linkOr({ words: address, link: address }, address), ...(stop === '' ? [] : [{ words: stop }])];
}

const linkOr = (link: Inline & { readonly link: string }, text: string): Inline =>
  URL.canParse(link.link) ? link : { words: text };
