import { useMemo, type CSSProperties } from 'react';
import { isLettered, LetteredDrawing } from './lettered-drawing';
import './figure.css';

/**
 * A drawing of a question. It comes as SVG text. One with letters in it is drawn in the page, in the page's typeface; any other is
 * shown as an image. In neither does the browser run a script of it or fetch anything for it. Its own title, and description if it has
 * one, are what is read out. `--natural` is the width at which its lettering is as large as the text around it.
 */
export function Figure({ svg }: { svg: string }) {
  const { root, source, alt, width } = useMemo(() => read(svg), [svg]);
  const style = { '--natural': `${width / drawnAt}rem` } as CSSProperties;
  if (root !== undefined) return <LetteredDrawing root={root} alt={alt} style={style} />;
  return (
    <img
      className="figure"
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`}
      alt={alt}
      style={style}
    />
  );
}

/** Pixels of a drawing to one rem of the page: its lettering is 16 high, the text of a question 20. */
const drawnAt = 12.8;

/** For a drawing that does not say how wide it is. */
const usualWidth = 330;

interface ReadDrawing {
  /** The drawing itself, where it is drawn in the page. */
  readonly root?: Element;
  readonly source: string;
  readonly alt: string;
  readonly width: number;
}

function read(svg: string): ReadDrawing {
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const root = drawing.documentElement;
  const words = ['title', 'desc'].map((tag) => drawing.querySelector(tag)?.textContent.trim());
  const alt = words.filter(Boolean).join('. ') || 'Drawing for this question';
  if (root.tagName !== 'svg') return { source: svg, alt, width: usualWidth };
  const width = Number(root.getAttribute('width')) || usualWidth;
  if (isLettered(root)) return { root, source: svg, alt, width };
  // An image has no part in the page's type, and would be lettered with serifs.
  if (!root.hasAttribute('font-family')) root.setAttribute('font-family', 'sans-serif');
  return { source: new XMLSerializer().serializeToString(drawing), alt, width };
}
