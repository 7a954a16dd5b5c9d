/** In ms: so long it may take until what was done in a dialog is seen under it. */
const WATCHED = 10_000;
const CAN_HAVE_IT =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex="0"]';

/** An element, and what stands beside it: where it was, once it is gone. */
interface Step {
  readonly element: Element;
  readonly beside: readonly (Element | null)[];
}

/** Where an element stands, from itself up to its page. */
export function placeOf(element: Element): readonly Step[] {
  const steps: Step[] = [];
  for (let at: Element | null = element; at && !at.matches('main, body'); at = at.parentElement)
    steps.push({ element: at, beside: [at.nextElementSibling, at.previousElementSibling] });
  return steps;
}

/**
 * Gives the focus back to where it was before a dialog. What was done there may take away the very button that opened it, at
 * once or when the page has heard of it: then the focus goes to the next row, or to the nearest that is left.
 */
export function giveBack(before: Element | null, place: readonly Step[]): void {
  if (before instanceof HTMLElement && before.isConnected && before !== document.body) {
    before.focus({ preventScroll: true });
    followWhileGone(before, place);
    return;
  }
  nearest(place)?.focus({ preventScroll: true });
}

function followWhileGone(before: Element, place: readonly Step[]): void {
  const watch = new MutationObserver(() => {
    if (before.isConnected && !before.matches(':disabled')) return;
    watch.disconnect();
    // Whoever has gone on meanwhile stays where they are.
    if (document.activeElement === document.body || document.activeElement === before)
      nearest(place)?.focus({ preventScroll: true });
  });
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), WATCHED);
}

// Some browsers do not focus a button that is pressed with the mouse: then the page's heading is as near as can be said.
const nearest = (place: readonly Step[]): HTMLElement | null =>
  place.map(leftOf).find((left) => left !== undefined) ?? document.querySelector<HTMLElement>('main h1');

function leftOf({ element, beside }: Step): HTMLElement | undefined {
  if (element.isConnected) return within(element);
  return beside.filter((one) => one?.isConnected).flatMap((one) => (one && within(one)) ?? [])[0];
}

const within = (element: Element): HTMLElement | undefined =>
  [element, ...element.querySelectorAll(CAN_HAVE_IT)].find(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(CAN_HAVE_IT),
  );
