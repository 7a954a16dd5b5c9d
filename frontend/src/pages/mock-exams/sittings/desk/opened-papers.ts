import { problemIn } from '../../../../client/problem';
import type { ServerClock } from '../clock/server-clock';
import { numbersIn, sessionIdOf, type Tracker } from './desk-state';
import type { DeskStore } from './desk-store';
import type { PaperKeeper } from './paper-keeper';
import { keepNumbers } from './remembered';

interface OpenedPapersParts {
  readonly keeper: PaperKeeper;
  readonly clock: ServerClock;
  readonly store: DeskStore;
}

/** The papers on this device: fetched sealed, and the one that is sat opened as soon as its key is told. */
export class OpenedPapers {
  constructor(private readonly parts: OpenedPapersParts) {}

  async fetch(tracker: Tracker): Promise<void> {
    const { keeper, clock, store } = this.parts;
    await keeper.fetchAll(tracker, clock.now());
    const papersHere = keeper.countOf(tracker);
    if (papersHere !== store.status().papersHere) store.show({ papersHere });
  }

  /** The one that is sat; none where none is. */
  async open(tracker: Tracker): Promise<void> {
    const { keeper, store } = this.parts;
    const { paperKey, papers, facts } = tracker;
    const paperHash = papers[facts.sitting.papers.length - 1]?.paperHash;
    if (paperKey === undefined || paperHash === undefined) {
      store.show({ opened: undefined });
      return;
    }
    if (store.status().opened?.paperHash === paperHash) return;
    const sessionId = sessionIdOf(tracker);
    const problem = await problemIn(async () => {
      const opened = await keeper.open({ sessionId, paperHash }, paperKey);
      const numbers = numbersIn(opened.paper, store.status().numbers);
      store.show({ opened, numbers });
      keepNumbers(sessionId, numbers);
    });
    if (problem) store.show({ problem });
  }
}
