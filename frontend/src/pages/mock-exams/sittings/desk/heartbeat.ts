import { problemIn } from '../../../../client/problem';
import type { ServerClock } from '../clock/server-clock';
import type { DeskCalls } from './desk-calls';
import * as standing from './desk-state';
import type { DeskStore } from './desk-store';

const BEAT_MS = 10_000;

interface HeartbeatParts {
  readonly calls: DeskCalls;
  readonly clock: ServerClock;
  readonly store: DeskStore;
  /** This device is the active one now, or no more. */
  readonly turned: () => void;
}

/** Says every ten seconds that the device is there, and hears what staff have said and whether it is the active one. */
export class Heartbeat {
  private beatAt = -Infinity;

  constructor(private readonly parts: HeartbeatParts) {}

  /** Each second. */
  tick(): void {
    const { clock, store } = this.parts;
    if (standing.isHeardOf(store.status(), clock.now()) && clock.mark() - this.beatAt > BEAT_MS) void this.beat();
  }

  private async beat(): Promise<void> {
    const { calls, clock, store, turned } = this.parts;
    const mark = (this.beatAt = clock.mark());
    const { tracker, isActive, acts } = store.status();
    if (!tracker) return;
    // One that is missed is made up for by the next.
    await problemIn(async () => {
      const heard = await calls.beat(standing.overdueIn(acts, mark));
      clock.learn(heard.serverNow, mark);
      const now = store.status().tracker ?? tracker;
      const facts = { ...now.facts, room: heard.room };
      store.show({ tracker: { ...now, facts, messages: heard.messages }, isActive: heard.isActive });
      if (heard.isActive !== isActive) turned();
    });
  }
}
