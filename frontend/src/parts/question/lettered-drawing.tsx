import { createElement, type CSSProperties, type ReactNode } from 'react';

/** What a drawing of the question bank is made of; `svg` itself is told apart. */
const shapes = new Set(['g', 'line', 'polygon', 'polyline', 'rect', 'path', 'circle', 'ellipse', 'text', 'tspan']);

/** Read out by the name of the whole. */
const unseen = new Set(['title', 'desc']);

/** How something is drawn. None of these fetches anything or runs anything. */
const attributes = new Set(
  [
    'x y x1 y1 x2 y2 dx dy cx cy r rx ry d points width height transform',
    'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap stroke-linejoin opacity',
    'text-anchor dominant-baseline font-size font-weight',
  ].flatMap((names) => names.split(' ')),
);

/** What is left out: the typeface is the page's, the rest is given to the whole anew. */
const passedOver = new Set(['font-family', 'xmlns', 'role', 'viewBox']);

const isPlain = (element: Element): boolean =>
  Array.from(element.attributes).every(
    ({ name, value }) => passedOver.has(name) || (attributes.has(name) && !value.includes('url(')),
  ) &&
  Array.from(element.children).every(
    (child) => unseen.has(child.tagName) || (shapes.has(child.tagName) && isPlain(child)),
  );

/**
 * Whether a drawing has letters, and nothing in it but plain shapes: then it may stand in the page itself, where its letters are in the
 * page's typeface. An image would have to bring the typeface along, 55 KB in each drawing.
 */
export const isLettered = (root: Element): boolean =>
  root.hasAttribute('viewBox') && root.querySelector('text') !== null && isPlain(root);

const inReact = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const looksOf = (element: Element): Record<string, string> =>
  Object.fromEntries(
    Array.from(element.attributes)
      .filter(({ name }) => attributes.has(name))
      .map(({ name, value }) => [inReact(name), value]),
  );

function partOf(node: ChildNode, key: number): ReactNode {
  if (!(node instanceof Element)) return node.textContent;
  if (unseen.has(node.tagName)) return null;
  return createElement(node.tagName, { ...looksOf(node), key }, ...partsOf(node));
}

const partsOf = (element: Element): ReactNode[] => Array.from(element.childNodes).map(partOf);

interface LetteredDrawingProps {
  readonly root: Element;
  readonly alt: string;
  readonly style: CSSProperties;
}

/** A drawing as part of the page: its shapes made anew one by one, none of its own text taken as markup. */
export function LetteredDrawing({ root, alt, style }: LetteredDrawingProps) {
  const { width: _, height: __, ...looks } = looksOf(root);
  return (
    <svg
      {...looks}
      className="figure"
      viewBox={root.getAttribute('viewBox') ?? undefined}
      preserveAspectRatio="xMinYMid meet"
      role="img"
      aria-label={alt}
      style={style}
    >
      {partsOf(root)}
    </svg>
  );
}
