import type { ActSender } from '../shelf/act-sender';
import { examShelf } from '../shelf/act-shelf';
import type { KeptAct } from '../shelf/kept-act';
import type { DeskStore } from './desk-store';
import type { Folded } from './folded';

interface ActsBesideParts {
  readonly learnerId: string;
  readonly sender: Pick<ActSender, 'lookBeside' | 'takeUp'>;
  readonly folded: Folded;
  readonly store: DeskStore;
}

/** What was done on this device and not in this tab: by other tabs, or before the page was loaded. It is folded here, and sent from here too. */
export class ActsBeside {
  /** The session whose acts were looked for; empty as long as none is known. */
  private takenUp = '';

  constructor(private readonly parts: ActsBesideParts) {}

  /** What other tabs have kept since. */
  async look(): Promise<void> {
    const { learnerId, sender } = this.parts;
    if (this.takenUp !== '') this.found(await sender.lookBeside(learnerId, this.takenUp));
  }

  /** Once for each session: what was left to send, and no paper of another one stays. */
  async takeUp(sessionId: string): Promise<void> {
    if (this.takenUp === sessionId) return;
    this.takenUp = sessionId;
    await (await examShelf()).dropPapers(sessionId).catch(() => undefined);
    this.found(await this.parts.sender.takeUp(this.parts.learnerId, sessionId));
  }

  private found(acts: readonly KeptAct[]): void {
    if (acts.length === 0) return;
    const { folded, store } = this.parts;
    folded.did(acts);
    store.show({ sitting: folded.sitting });
  }
}
