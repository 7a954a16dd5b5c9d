import { useMemo, type CSSProperties } from 'react';
import './figure.css';

/**
 * A drawing of a question. It comes as SVG text and is shown as an image, where the browser runs no script of it and
 * fetches nothing for it. Its own title, and description if it has one, are what is read out. `--natural` is the width
 * at which its lettering is as large as the text around it.
 */
export function Figure({ svg }: { svg: string }) {
  const { source, alt, width } = useMemo(() => read(svg), [svg]);
  return (
    <img
      className="figure"
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`}
      alt={alt}
      style={{ '--natural': `${width / drawnAt}rem` } as CSSProperties}
    />
  );
}

/** Pixels of a drawing to one rem of the page: its lettering is 16 high, the text of a question 20. */
const drawnAt = 12.8;

/** For a drawing that does not say how wide it is. */
const usualWidth = 330;

function read(svg: string): { source: string; alt: string; width: number } {
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const root = drawing.documentElement;
  const words = ['title', 'desc'].map((tag) => drawing.querySelector(tag)?.textContent.trim());
  const alt = words.filter(Boolean).join('. ') || 'Drawing for this question';
  if (root.tagName !== 'svg') return { source: svg, alt, width: usualWidth };
  // An image has no part in the page's type, and would be lettered with serifs.
  if (!root.hasAttribute('font-family')) root.setAttribute('font-family', 'sans-serif');
  const width = Number(root.getAttribute('width')) || usualWidth;
  return { source: new XMLSerializer().serializeToString(drawing), alt, width };
}
