/** What opens how a figure in it came about, or whom it counts; and what is drawn, or said besides to whoever hears the page. */
const OPENS = '.explain-figure, .tile, summary, .explained-own, svg, [aria-hidden="true"], .read-aloud, option, select';

/**
 * What a page shows with a figure in it that opens nothing, each once and in its order: by the head of its column or the name
 * beside it, with `#` for the figure. Whoever shows a new figure finds it here, and lets it open what it was made from.
 */
export function unexplained(page: Element = document.querySelector('main') ?? document.body): readonly string[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  while (walker.nextNode()) {
    const { parentElement: place, textContent: words } = walker.currentNode;
    if (place && words && /\d/.test(words) && !place.closest(OPENS)) found.add(toldAs(words, place));
  }
  return [...found];
}

/** What a bare figure is told in. */
const BLOCKS = 'button, li, p, h1, h2, h3, th, td, dd, label';

function toldAs(words: string, place: Element): string {
  const isBare = !/\p{L}{2}/u.test(words);
  const told = isBare ? (place.closest(BLOCKS)?.textContent ?? words) : words;
  return [headOf(place), figureless(told)].filter((one) => one !== '').join(': ');
}

const figureless = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\d(?:[\d.,:]*\d)?/g, '#');

const headOf = (place: Element): string => (headOfColumn(place) ?? headOfFact(place))?.textContent ?? '';

function headOfColumn(place: Element): Element | undefined {
  const cell = place.closest('td');
  return cell?.closest('table')?.querySelectorAll('thead th')[cell.cellIndex];
}

const headOfFact = (place: Element): Element | null | undefined =>
  place.closest('dd, dt')?.parentElement?.querySelector('dt');
