import { listenToMockRoomBell } from 'schemas/mock-exams/sittings/room-bell.contract';
import { session } from '../../../../client/session';
import { listenTogether } from '../../../../client/listening/listen-together';

interface BellParts {
  /** The session whose bell is to be heard now; empty for none. */
  readonly wanted: () => string;
  /** @param withinMs all who hear it do well to ask within so long, and not at once */
  readonly rung: (withinMs: number) => void;
}

/** In ms. Hundreds come to a room in the same second: their lines are opened after what they came for. */
const OPENED_WITHIN_MS = 3_000;
/** One page of a sitting follows another: the line is not hung up between them. */
const BETWEEN_PAGES_MS = 5_000;
/** A line that does not come about so often is blocked on its way: heartbeats do without it, and it is tried again much later. */
const MOST_FAILURES = 4;
const TRIED_AGAIN_MS = 300_000;

/** Listens for staff having done something in the room, one line for all tabs of this browser; never says that it does not hear. */
export class RoomBell {
  private session = '';
  private opening: ReturnType<typeof setTimeout> | undefined;
  private leaving: ReturnType<typeof setTimeout> | undefined;
  private line: { readonly stop: () => void } | undefined;
  private failures = 0;

  constructor(private readonly parts: BellParts) {}

  /** Each second that a page of the sitting stands. */
  tick(): void {
    clearTimeout(this.leaving);
    // Whoever looks at the screens of somebody else sits nothing.
    const wanted = session.looking() === undefined ? this.parts.wanted() : '';
    if (wanted === this.session) return;
    this.stop();
    this.session = wanted;
    if (wanted !== '') this.openAfter(Math.random() * OPENED_WITHIN_MS);
  }

  /** No page of the sitting stands, for now. */
  leave(): void {
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => this.stop(), BETWEEN_PAGES_MS);
  }

  stop(): void {
    clearTimeout(this.leaving);
    this.hangUp();
    this.session = '';
  }

  private hangUp(): void {
    clearTimeout(this.opening);
    this.line?.stop();
    this.line = undefined;
    this.failures = 0;
  }

  private openAfter(ms: number): void {
    this.opening = setTimeout(() => this.open(), ms);
  }

  private open(): void {
    const request = { mockExamSessionId: this.session };
    this.line = listenTogether(listenToMockRoomBell, request, {
      told: ({ withinMs }) => {
        this.failures = 0;
        // A page that nobody sees asks when somebody comes back to it.
        if (document.visibilityState === 'visible') this.parts.rung(withinMs);
      },
      line: ({ is }) => {
        if (is === 'lost') this.failures += 1;
        if (is === 'refused' || this.failures >= MOST_FAILURES) this.giveUpForNow();
      },
    });
  }

  private giveUpForNow(): void {
    this.hangUp();
    this.openAfter(TRIED_AGAIN_MS);
  }
}
