import { getSealedMockExamPaper } from 'schemas/mock-exams/sittings/sitting.contract';
import { call } from '../../../../client/call';
import { Problem, problemIn } from '../../../../client/problem';
import { sittingMemory } from '../../../../client/sitting-memory';
import { openPaper, picturesOf } from '../papers/open-paper';
import type { ExamShelf } from '../shelf/act-shelf';
import type { OpenedPaper, Tracker } from './desk-state';

interface KeeperParts {
  readonly learnerId: string;
  readonly shelf: () => Promise<ExamShelf>;
  /** Milliseconds that only go forward. */
  readonly steady: () => number;
}

interface Named {
  readonly sessionId: string;
  readonly paperHash: string;
}

/** How soon a paper that could not be fetched is asked for again. */
const AGAIN_MS = 4_000;

/** Fetches the sealed papers of a session early, keeps them on the device, and opens the one that is sat. */
export class PaperKeeper {
  private readonly here = new Set<string>();
  private notBefore = 0;
  private underWay: Promise<void> | undefined;
  private isClosed = false;

  constructor(private readonly parts: KeeperParts) {}

  countOf({ papers }: Pick<Tracker, 'papers'>): number {
    return papers.filter(({ paperHash }) => this.here.has(paperHash)).length;
  }

  /** All is over and saved: nothing of the papers stays on the device. */
  async clearAway(): Promise<void> {
    sittingMemory.forget();
    await (await this.parts.shelf()).dropPapers().catch(() => undefined);
  }

  /** Whoever it is for is gone: what is here goes, and a paper that was on its way is not kept. */
  close(): void {
    this.isClosed = true;
    void this.clearAway();
  }

  /** What is not here yet and may be fetched. Settles when it was tried; never fails. */
  async fetchAll({ papers, papersFrom, ...tracker }: Tracker, now: string): Promise<void> {
    const { mockExamSessionId: sessionId } = tracker.mockExamSessionTrackerCompositeId;
    const missing = papers.filter(({ paperHash }) => !this.here.has(paperHash));
    if (missing.length === 0 || now < papersFrom || this.parts.steady() < this.notBefore) return;
    this.underWay ??= this.fetchEach(missing.map(({ paperHash }) => ({ sessionId, paperHash }))).finally(() => {
      this.underWay = undefined;
    });
    await this.underWay;
  }

  /** The paper that a key opens, fetched now where it is not here. Fails with a `Problem` where it cannot be. */
  async open(named: Named, key: string): Promise<OpenedPaper> {
    const whole = await this.opened(named, key, await this.sealed(named)).catch(async (error: unknown) => {
      if (error instanceof Problem) throw error;
      // What stands here is not what was sealed: it is fetched once more.
      return this.opened(named, key, await this.fetchOne(named));
    });
    return { paperHash: named.paperHash, paper: whole.paper, pictures: picturesOf(whole) };
  }

  private opened = ({ sessionId, paperHash }: Named, key: string, sealed: string) =>
    openPaper({ sessionId, paperHash, sealed, key });

  private async fetchEach(those: readonly Named[]): Promise<void> {
    const problem = await problemIn(async () => {
      for (const named of those) await this.sealed(named);
    });
    if (problem) this.notBefore = this.parts.steady() + AGAIN_MS;
  }

  private async sealed(named: Named): Promise<string> {
    const shelf = await this.parts.shelf();
    const kept = await shelf.paper(named.sessionId, named.paperHash).catch(() => undefined);
    if (kept === undefined) return this.fetchOne(named);
    this.here.add(named.paperHash);
    return kept;
  }

  private async fetchOne({ sessionId, paperHash }: Named): Promise<string> {
    const { learnerId, shelf } = this.parts;
    const { sealed } = await call(
      getSealedMockExamPaper,
      { mockExamSessionId: sessionId, paperHash },
      { retries: 1, onlyAs: learnerId },
    );
    const kept = await shelf();
    if (!this.isClosed) await kept.putPaper({ sessionId, paperHash, sealed }).catch(() => undefined);
    this.here.add(paperHash);
    return sealed;
  }
}
