import { useMemo } from 'react';
import type { Passage } from 'schemas/questions/question';
import { Markup } from './markup';
import './passage.css';

/** The text of a comprehension. Verses keep their lines, and in a poem every fifth is numbered as on paper. */
export function PassageText({ passage: { title, description, text } }: { readonly passage: Passage }) {
  const paragraphs = useMemo(() => paragraphsOf(text), [text]);
  const isPoem = paragraphs.filter(isVerse).length > paragraphs.length / 2;
  return (
    <article className="passage-text">
      {title !== '' && <h2>{title}</h2>}
      {description !== '' && <p className="soft">{description}</p>}
      {paragraphs.map((lines, index) => (
        <p key={index}>
          {lines.map(({ source, number }) => (
            <span
              key={number}
              className={isVerse(lines) ? 'verse-line' : undefined}
              data-number={isPoem && number % 5 === 0 ? number : undefined}
            >
              <Markup source={source} />
            </span>
          ))}
        </p>
      ))}
    </article>
  );
}

interface Line {
  readonly source: string;
  /** Counted through the whole text. */
  readonly number: number;
}

const isVerse = (lines: readonly Line[]) => lines.length > 1;

function paragraphsOf(text: string): Line[][] {
  let number = 0;
  return text.split('||p||').map((paragraph) => paragraph.split('||').map((source) => ({ source, number: ++number })));
}
