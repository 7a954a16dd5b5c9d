import { useMemo } from 'react';
import './figure.css';

/**
 * A drawing of a question. It comes as SVG text and is shown as an image, where the browser runs no script of it and
 * fetches nothing for it. Its own title, and description if it has one, are what is read out.
 */
export function Figure({ svg }: { svg: string }) {
  const alt = useMemo(() => altOf(svg), [svg]);
  return <img className="figure" src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`} alt={alt} />;
}

function altOf(svg: string): string {
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const words = ['title', 'desc'].map((tag) => drawing.querySelector(tag)?.textContent.trim());
  return words.filter(Boolean).join('. ') || 'Drawing for this question';
}
