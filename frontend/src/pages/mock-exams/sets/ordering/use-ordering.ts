import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { isSame, keyLeadsTo, landing, movedTo, placeAmong } from './order';

interface Ordered {
  readonly ids: readonly string[];
  /** Nothing where it was refused: then they stand as before. */
  readonly save: (ids: readonly string[]) => Promise<unknown>;
}

/** In milliseconds: several presses of a key one after the other are one order. */
const REST_MS = 600;

/** In pixels from an edge of the window: what is dragged there takes the page along. */
const EDGE_PX = 70;

/** Puts rows in order, by dragging one or with the arrow keys. */
export function useOrdering({ ids, save }: Ordered) {
  const { order, put } = useOrder({ ids, save });
  const [held, setHeld] = useState<Held>();
  const body = useRef<HTMLTableSectionElement>(null);
  const [moved, setMoved] = useState<Moved>();

  const moveTo = (id: string, to: number, restMs: number) => {
    const next = movedTo(order, id, to);
    if (isSame(next, order)) return;
    setMoved({ id, place: next.indexOf(id) + 1 });
    put(next, restMs);
  };
  useDragging({
    held,
    body,
    onOver: (between) => setHeld((before) => before && { id: before.id, between }),
    onEnd: (isDropped) => {
      if (held && isDropped) moveTo(held.id, landing(order.indexOf(held.id), held.between), 0);
      setHeld(undefined);
    },
  });
  useFocusKept(moved, body);
  return {
    order,
    body,
    moved,
    held,
    onPointerDown: (id: string) => (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.focus();
      setHeld({ id, between: order.indexOf(id) });
    },
    /** On the handle an arrow moves; anywhere else in the row one with Alt does. */
    onKeyDown: (id: string) => (event: KeyboardEvent) => {
      const to = canMove(event) ? keyLeadsTo(event.key, order.indexOf(id), order.length) : undefined;
      if (to === undefined) return;
      event.preventDefault();
      moveTo(id, to, REST_MS);
    },
  };
}

const canMove = ({ target, altKey }: KeyboardEvent): boolean =>
  altKey || (target as HTMLElement).dataset['handle'] !== undefined;

/** What has been moved last, and its place from 1. */
interface Moved {
  readonly id: string;
  readonly place: number;
}

interface Held {
  readonly id: string;
  /** The place between rows where it would be let go. */
  readonly between: number;
}

/** The order as it was put here last, until the service has it, too. */
function useOrder({ ids, save }: Ordered) {
  const [own, setOwn] = useState<readonly string[]>();
  const known = ids.join();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => setOwn(undefined), [known]);
  // Whoever leaves the page at once has put it in order all the same.
  useEffect(() => () => waiting.current?.(), []);
  const put = (next: readonly string[], restMs: number) => {
    setOwn(next);
    clearTimeout(timer.current);
    waiting.current = () => {
      clearTimeout(timer.current);
      waiting.current = undefined;
      void save(next).then((done) => {
        if (done === undefined) setOwn(undefined);
      });
    };
    timer.current = setTimeout(waiting.current, restMs);
  };
  const isWhole = own?.length === ids.length && ids.every((id) => own.includes(id));
  return { order: own && isWhole ? own : ids, put };
}

interface Dragging {
  readonly held: Held | undefined;
  readonly body: { readonly current: HTMLElement | null };
  readonly onOver: (between: number) => void;
  readonly onEnd: (isDropped: boolean) => void;
}

function useDragging({ held, body, onOver, onEnd }: Dragging): void {
  const now = useRef({ onOver, onEnd });
  now.current = { onOver, onEnd };
  const isHeld = held !== undefined;
  useEffect(() => {
    if (!isHeld) return undefined;
    const ending = new AbortController();
    const listen = { signal: ending.signal };
    window.addEventListener(
      'pointermove',
      ({ clientY }) => {
        const rows = [...(body.current?.children ?? [])].map((row) => row.getBoundingClientRect());
        const middles = rows.map(({ top, height }) => top + height / 2);
        now.current.onOver(placeAmong(middles, clientY));
        if (clientY < EDGE_PX) window.scrollBy(0, -12);
        if (clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, 12);
      },
      listen,
    );
    window.addEventListener('pointerup', () => now.current.onEnd(true), listen);
    window.addEventListener('pointercancel', () => now.current.onEnd(false), listen);
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && now.current.onEnd(false), listen);
    return () => ending.abort();
  }, [isHeld, body]);
}

/** A browser takes the focus from an element that is put elsewhere: it goes back to the handle of what was moved. */
function useFocusKept(moved: Moved | undefined, body: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    if (moved === undefined || document.activeElement !== document.body) return;
    const row = [...(body.current?.children ?? [])].find((one) => one.getAttribute('data-row') === moved.id);
    row?.querySelector<HTMLElement>('[data-handle]')?.focus({ preventScroll: true });
  }, [moved, body]);
}
