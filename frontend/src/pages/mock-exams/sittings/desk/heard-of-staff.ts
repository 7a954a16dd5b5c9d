import type { RequestOf } from 'schemas/describe/contract';
import { TOLD_AT_ONCE, type beatMockExam } from 'schemas/mock-exams/sittings/sitting.contract';
import { keptJson, tab } from '../../../../client/device-store';

type Beat = RequestOf<typeof beatMockExam>;

/** What a beat tells of it. */
export interface Untold {
  readonly heard: NonNullable<Beat['heard']>;
  readonly putAway: NonNullable<Beat['putAway']>;
}

interface Known extends Untold {
  /** Of whom, in which session. */
  readonly sitting: string;
  /** Through which of what staff did in the room this device knows. */
  readonly through: number;
  /** All messages that were put away on this page, told or not. */
  readonly away: readonly string[];
}

/** What a tab remembers of it, so that what was heard before a reload is told with its own time. */
const inTab = keptJson<Partial<Known>>(tab, 'heard-of-staff');
const nothing: Known = { sitting: '', through: 0, heard: [], putAway: [], away: [] };

/** What of staff has come to this page, and was not told to the server yet: since when it stands there, by its time. */
export class HeardOfStaff {
  private known: Known = recalled();

  constructor(private readonly now: () => string) {}

  /** @returns whether it is more than was known */
  hears(sitting: string, through: number): boolean {
    if (this.known.sitting !== sitting) this.known = { ...nothing, sitting };
    if (!(through > this.known.through)) return false;
    this.keep({ ...this.known, through, heard: [...this.known.heard, { through, at: this.now() }] });
    return true;
  }

  putsAway(messageId: string): void {
    const { putAway, away } = this.known;
    const one = { messageId, at: this.now() };
    this.keep({ ...this.known, putAway: [...putAway, one], away: [...away, messageId] });
  }

  get away(): readonly string[] {
    return this.known.away;
  }

  /** What the next beat is to tell; undefined where there is nothing. */
  untold(): Untold | undefined {
    const { heard, putAway } = this.known;
    if (heard.length + putAway.length === 0) return undefined;
    return { heard: heard.slice(0, TOLD_AT_ONCE), putAway: putAway.slice(0, TOLD_AT_ONCE) };
  }

  /** The server has it. */
  told({ heard, putAway }: Untold): void {
    this.keep({
      ...this.known,
      heard: this.known.heard.filter((one) => !heard.includes(one)),
      putAway: this.known.putAway.filter((one) => !putAway.includes(one)),
    });
  }

  forget(): void {
    this.known = nothing;
    inTab.forget();
  }

  private keep(known: Known): void {
    this.known = known;
    inTab.write(known);
  }
}

const recalled = (): Known => ({ ...nothing, ...inTab.read() });
