import { Marked, type Tokens } from 'marked';
import type { Asked, Heading } from '../../src/pages/articles/article';
import { pictures } from '../../src/pages/articles/pictures/pictures';

interface Rendered {
  readonly html: string;
  readonly contents: readonly Heading[];
  /** The headings of the third level that end in a question mark, with what stands under them. */
  readonly questions: readonly Asked[];
}

/** HTML of an article's Markdown. `![caption](picture:name)` puts one of our drawings there. */
export function htmlOf(markdown: string): Rendered {
  const contents: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const id = idOf(text);
        const words = this.parser.parseInline(tokens);
        if (depth === 2) contents.push({ id, words: plain(words) });
        return `<h${depth} id="${id}">${words}</h${depth}>\n`;
      },
      image: ({ href, text }: Tokens.Image) => figureOf(href.replace(/^picture:/, ''), text),
      paragraph(token: Tokens.Paragraph) {
        const inner = this.parser.parseInline(token.tokens);
        return inner.startsWith('<figure') ? `${inner}\n` : `<p>${inner}</p>\n`;
      },
      table(token: Tokens.Table) {
        const head = token.header.map(({ tokens }) => `<th scope="col">${this.parser.parseInline(tokens)}</th>`);
        const rows = token.rows.map((cells) => {
          const [first, ...rest] = cells.map(({ tokens }) => this.parser.parseInline(tokens));
          return `<tr><th scope="row">${first ?? ''}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
        });
        // A wide table scrolls by itself, by keyboard too.
        return `<div class="article-table" tabindex="0" role="region" aria-label="${plain(head[0] ?? 'Table')}"><table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>\n`;
      },
    },
  });
  const html = unbroken(marked.parse(markdown, { async: false }));
  return { html, contents, questions: questionsOf(html) };
}

function figureOf(name: string, caption: string): string {
  const drawn = pictures[name];
  if (drawn === undefined) throw new Error(`There is no picture called ${name}`);
  return `<figure class="article-picture">${drawn()}<figcaption>${caption}</figcaption></figure>`;
}

function questionsOf(html: string): Asked[] {
  const parts = html.split(/<h3 id="[^"]*">/).slice(1);
  return parts.flatMap((part) => {
    const [question = '', rest = ''] = part.split('</h3>');
    if (!question.endsWith('?')) return [];
    const answer = (rest.split(/<h[23]\b/)[0] ?? '').replace(/<figure[\s\S]*?<\/figure>/g, '');
    return [{ question: plain(question), answer: plain(answer) }];
  });
}

/** A hyphen in 11-plus does not break, nor does a blank between a figure and what it counts. */
const unbroken = (html: string) =>
  html
    .replace(/\b11-plus\b(?![^<]*>)/g, '11\u2011plus')
    .replace(
      /(\d) (January|February|March|April|May|June|July|August|September|October|November|December|minutes|marks|months|hours|hour)\b(?![^<]*>)/g,
      '$1\u00a0$2',
    );

const idOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': '’',
};

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:?!)])/g, '$1')
    .trim();
