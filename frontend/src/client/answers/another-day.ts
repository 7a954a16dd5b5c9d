import type { KeptAnswer } from './answer-shelf';

type Place = Pick<KeptAnswer, 'worksheetId' | 'questionNumber'>;

/** How long an answer that was over the limit of the day is passed over, in ms. */
const anotherDayMs = 10 * 60_000;

/**
 * The questions whose answers the day had no room for: they wait on this device. Known by the question, not by the answer, so
 * that one who goes on writing there is not refused once more with every pause.
 */
export class AnotherDay {
  private readonly until = new Map<string, { readonly place: Place; readonly ms: number; readonly why: string }>();

  constructor(private readonly now: () => number) {}

  add(place: Place, why: string): void {
    this.until.set(nameOf(place), { place, why, ms: this.now() + anotherDayMs });
  }

  drop(place: Place): void {
    this.until.delete(nameOf(place));
  }

  /** Lets go of those of which nothing waits any more: another tab has sent them. */
  keepOnly(waiting: readonly Place[]): void {
    const names = new Set(waiting.map(nameOf));
    for (const name of this.until.keys()) if (!names.has(name)) this.until.delete(name);
  }

  isPassedOver(place: Place): boolean {
    return (this.until.get(nameOf(place))?.ms ?? 0) > this.now();
  }

  isOf(worksheetId: string): boolean {
    return [...this.until.values()].some(({ place }) => place.worksheetId === worksheetId);
  }

  /** Why the last of them waits; nothing when none does. */
  get why(): string | undefined {
    return [...this.until.values()].at(-1)?.why;
  }
}

const nameOf = ({ worksheetId, questionNumber }: Place) => `${worksheetId} ${questionNumber}`;
