import { problemIn } from '../../../../client/problem';
import type { ServerClock } from '../clock/server-clock';
import type { DeskCalls } from './desk-calls';
import * as standing from './desk-state';
import { isBehind, newsIn, withRoom, type RoomTold } from './told-of-room';
import type { DeskStore } from './desk-store';
import { HeardOfStaff } from './heard-of-staff';

const BEAT_MS = 10_000;
/** In ms: those who are told something at once do not all ask in one moment. */
const SOON_MS = 900;

interface HeartbeatParts {
  readonly calls: DeskCalls;
  readonly clock: ServerClock;
  readonly store: DeskStore;
  /** This device is the active one now, or no more. */
  readonly turned: () => void;
  /** What staff did is known here that was not. */
  readonly heard: () => void;
}

/** Says every ten seconds that the device is there, and hears what staff have said and whether it is the active one. */
export class Heartbeat {
  private beatAt = -Infinity;
  private soon: ReturnType<typeof setTimeout> | undefined;
  private readonly ofStaff: HeardOfStaff;

  constructor(private readonly parts: HeartbeatParts) {
    this.ofStaff = new HeardOfStaff(parts.clock.now);
  }

  /** Each second. */
  tick(): void {
    if (this.isWanted() && this.parts.clock.mark() - this.beatAt > BEAT_MS) void this.beat();
  }

  /**
   * Beats once before its turn, after a moment that chance chooses; asked for again before that, it is one beat all the same.
   * Where the device is not to be heard of, nothing happens. @param withinMs the longest that it may take
   */
  beatSoon(withinMs = SOON_MS): void {
    this.soon ??= setTimeout(() => {
      this.soon = undefined;
      if (this.isWanted()) void this.beat();
    }, Math.random() * withinMs);
  }

  /** What staff did in the room is told, by whatever reply: it stands on the screen from now on, and the server is told so soon. */
  readonly hear = (told: RoomTold): void => {
    const { store, heard } = this.parts;
    const { tracker } = store.status();
    if (!tracker || isBehind(told, tracker)) return;
    store.show({ tracker: withRoom(tracker, told) });
    this.noticed();
    if (told.roomThrough > tracker.roomThrough) heard();
  };

  /** The same of what is shown already. */
  noticed(): void {
    const { store } = this.parts;
    const { tracker } = store.status();
    if (!tracker) return;
    const { mockExamSessionId, mockExamUserId } = tracker.mockExamSessionTrackerCompositeId;
    const isNews = this.ofStaff.hears(`${mockExamSessionId} ${mockExamUserId}`, tracker.roomThrough);
    store.show({ putAway: this.ofStaff.away });
    if (isNews) this.tellSoon();
  }

  /** The child has put a message away. */
  putAway(messageId: string): void {
    this.ofStaff.putsAway(messageId);
    this.parts.store.show({ putAway: this.ofStaff.away });
    this.tellSoon();
  }

  /** In the waiting room there is no sitting yet that could keep it: it is told once there is. */
  private tellSoon(): void {
    if (this.parts.store.status().sitting !== null) this.beatSoon();
  }

  /** Nothing is said any more. */
  stop(): void {
    clearTimeout(this.soon);
    this.ofStaff.forget();
  }

  /** What was heard as the exam was closed is told all the same. */
  private isWanted(): boolean {
    const { sitting } = this.parts.store.status();
    return this.isHeardOf() || (sitting !== null && this.ofStaff.untold() !== undefined);
  }

  private isHeardOf(): boolean {
    const { clock, store } = this.parts;
    return standing.isHeardOf(store.status(), clock.now());
  }

  private async beat(): Promise<void> {
    const { calls, clock, store, turned } = this.parts;
    const mark = (this.beatAt = clock.mark());
    const { tracker, isActive, acts, sitting } = store.status();
    if (!tracker) return;
    const untold = sitting === null ? undefined : this.ofStaff.untold();
    // One that is missed is made up for by the next.
    await problemIn(async () => {
      const waiting = standing.overdueIn(acts, mark);
      const heard = await calls.beat({ waiting, roomThrough: tracker.roomThrough, ...untold });
      clock.learn(heard.serverNow, mark);
      // Of a device that is not the active one it is not taken: it is told again, and taken once the child goes on there.
      if (untold && (heard.isActive || !this.isHeardOf())) this.ofStaff.told(untold);
      store.show({ isActive: heard.isActive });
      const news = newsIn(heard);
      if (news) this.hear(news);
      if (heard.isActive !== isActive) turned();
    });
  }
}
