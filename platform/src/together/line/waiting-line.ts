import { Busy, PlacesTaken } from './busy';

/** Whose turn it is. */
export interface Place {
  /** Who asks, as far as can be told: a network address, or a device that is known. */
  readonly from: string;
  /** Has signed in before: goes ahead of all others. */
  readonly isKnown: boolean;
}

export interface LineLimits {
  /** How many may wait, of the known and of the others each. */
  readonly queueLimit: number;
  /** How many may wait from one place. */
  readonly placesEach: number;
}

/**
 * A line in which nobody fills all the places: the known go first, and among equals each place has its turn, however many
 * it has waiting.
 */
export class WaitingLine<T> {
  private readonly known = new Map<string, T[]>();
  private readonly others = new Map<string, T[]>();

  constructor(private readonly limits: LineLimits) {}

  /** @throws Busy, PlacesTaken */
  add(entry: T, place: Place | undefined): void {
    const lanes = place?.isKnown === true ? this.known : this.others;
    const { queueLimit, placesEach } = this.limits;
    if (waitingIn(lanes) >= queueLimit) throw new Busy(`${queueLimit} are waiting already`);
    // Our own tools come from nowhere, and are many.
    join(lanes, entry, place ? { from: place.from, most: placesEach } : { from: '', most: queueLimit });
  }

  next(): T | undefined {
    return nextOf(this.known) ?? nextOf(this.others);
  }

  /** Takes out all that are so, in no order. */
  takeAll(isSo: (entry: T) => boolean): readonly T[] {
    const taken = [...this.known.values(), ...this.others.values()].flat().filter(isSo);
    for (const entry of taken) this.remove(entry);
    return taken;
  }

  remove(entry: T): void {
    for (const lanes of [this.known, this.others])
      for (const [from, lane] of lanes) {
        const at = lane.indexOf(entry);
        if (at >= 0) lane.splice(at, 1);
        if (lane.length === 0) lanes.delete(from);
      }
  }
}

interface Lane {
  readonly from: string;
  readonly most: number;
}

function join<T>(lanes: Map<string, T[]>, entry: T, { from, most }: Lane): void {
  const lane = lanes.get(from) ?? [];
  if (lane.length >= most) throw new PlacesTaken(`${most} from one place are waiting already`);
  lane.push(entry);
  lanes.set(from, lane);
}

const waitingIn = (lanes: ReadonlyMap<string, readonly unknown[]>): number =>
  [...lanes.values()].reduce((sum, lane) => sum + lane.length, 0);

// A map keeps the order of its keys: whoever was served goes to its end.
function nextOf<T>(lanes: Map<string, T[]>): T | undefined {
  for (const [from, lane] of lanes) {
    const entry = lane.shift();
    lanes.delete(from);
    if (lane.length > 0) lanes.set(from, lane);
    if (entry !== undefined) return entry;
  }
  return undefined;
}
