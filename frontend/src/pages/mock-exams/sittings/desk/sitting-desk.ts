import { problemIn, type Problem } from '../../../../client/problem';
import { ServerClock } from '../clock/server-clock';
import { ActSender, type Verdict } from '../shelf/act-sender';
import { examShelf } from '../shelf/act-shelf';
import type { Act, KeptAct } from '../shelf/kept-act';
import { ActsBeside } from './acts-beside';
import { DeskCalls, type Tracked } from './desk-calls';
import * as standing from './desk-state';
import type { DeskState, Tracker } from './desk-state';
import { withKnownRoom } from './told-of-room';
import { DeskStore } from './desk-store';
import { deviceId, savesHere } from './device';
import { forgetNumbers, keepInTab, knownNumbers, recalled } from './remembered';
import { RoomBell } from './room-bell';
import { sendActs } from './send-acts';
import { Folded } from './folded';
import { Heartbeat } from './heartbeat';
import { OpenedPapers } from './opened-papers';
import { otherTabs } from './other-tabs';
import { PaperKeeper } from './paper-keeper';

/**
 * One child's sitting in this tab: where they stand, what they did, what is saved. The pages ask and show; the server decides, and what
 * it has not heard yet is folded here by the same function.
 */
export class SittingDesk {
  readonly clock = new ServerClock();
  readonly device = deviceId();
  private readonly tab = crypto.randomUUID();
  private readonly sender: ActSender;
  private readonly keeper: PaperKeeper;
  private readonly calls: DeskCalls;
  private readonly papers: OpenedPapers;
  private readonly heart: Heartbeat;
  private readonly bell: RoomBell;
  private readonly beside: ActsBeside;
  private readonly folded = new Folded();
  private readonly store = new DeskStore();
  private seq = 0;
  private toldAt = '';
  private askedAt = 0;
  private sentOver = '';

  constructor(readonly learnerId: string) {
    this.sender = new ActSender({
      shelf: examShelf,
      send: (acts) => sendActs(acts, { clock: this.clock, tracker: this.state.tracker, hear: this.heart.hear }),
      now: this.clock.mark,
      changed: () => this.saved(),
      shelved: () => otherTabs.tell('shelf'),
      passedOver: (acts) => this.folded.without(acts),
      acknowledged: (acts, verdict) => this.acknowledged(acts, verdict),
    });
    this.calls = new DeskCalls({ learnerId, deviceId: this.device, sessionId: () => this.sessionId });
    const { calls, clock, store, comeBack: turned } = this;
    const heard = () => this.remember(clock.now());
    this.heart = new Heartbeat({ calls, clock, store, turned, heard });
    this.bell = new RoomBell({ wanted: () => standing.bellOf(this.state, this.clock.now()), rung: this.beatSoon });
    this.keeper = new PaperKeeper({ learnerId, shelf: examShelf, steady: this.clock.mark });
    this.papers = new OpenedPapers({ keeper: this.keeper, clock: this.clock, store: this.store });
    const { sender, folded } = this;
    this.beside = new ActsBeside({ learnerId, sender, folded, store });
    this.recall();
  }

  readonly status = this.store.status;
  readonly watch = this.store.watch;

  /** Where the child stands, as the server has it. */
  readonly look = () => this.tracked(this.calls.look);
  /** In the session that is theirs now, whichever was sat on this page before. @param ledTo which that should be, where it is known */
  readonly lookAnew = (ledTo?: string) => this.tracked(() => this.calls.lookAnew(ledTo));
  /** Begins, and opens the first paper: once, however often it is asked for. */
  readonly begin = () => this.moved(this.calls.begin);
  readonly startBreak = () => this.moved(this.calls.startBreak);
  readonly endBreak = () => this.moved(this.calls.endBreak);
  readonly finish = () => this.moved(this.calls.finish);
  readonly takeOver = async () => {
    await this.moved(this.calls.takeOver);
    if (this.state.isActive) this.sender.isHereAgain();
  };
  readonly beginRest = () => this.moved(this.calls.beginRest);
  readonly endRest = () => this.moved(this.calls.endRest);

  /** A paper is over: by the clock, or since the child says so. What they did in it is sent first. */
  readonly endPaper = async (paper: number, isDone: boolean) => {
    await this.sender.sendNow();
    const mockExamPaperId = this.state.tracker?.papers[paper - 1]?.paperId ?? '';
    return this.moved(() => this.calls.endPaper({ mockExamPaperId, isDone }));
  };

  /** Something that the child does in the open paper: on the screen at once, on the device, and then at the server. */
  readonly act = (paper: number, what: Omit<Act, 'seq' | 'at'>): Promise<void> => {
    this.seq += 1;
    const { learnerId, sessionId, device, tab } = this;
    const act = { ...what, seq: this.seq, at: this.clock.now() };
    const kept = { learnerId, sessionId, paper, deviceId: device, tab, act };
    this.folded.did([kept]);
    this.store.show({ sitting: this.folded.sitting, gaveWay: standing.withoutAnswered(this.state.gaveWay, kept) });
    return this.sender.keep(kept);
  };

  /** Each second that a page of the sitting stands. @param isSeen it is no tab behind another one */
  readonly tick = (isSeen: boolean): void => {
    const { tracker } = this.state;
    const jump = this.clock.jumped();
    // What is remembered is reckoned on by the device's clock: from here on by the one that it has now.
    if (jump === 'back') this.remember(this.clock.now());
    if (jump) this.comeBack();
    if (tracker) void this.papers.fetch(tracker);
    const now = this.clock.mark();
    this.heart.tick();
    this.bell.tick();
    if (this.state.acts.waiting.length > 0) void this.lookBeside();
    if (now - this.askedAt > standing.asksAgainAfter(this.state, isSeen)) void this.look();
  };

  /** The child has read a message of the staff, and put it away. */
  readonly putAway = (messageId: string): void => this.heart.putAway(messageId);

  /** Something may have moved in the room: it is asked for within about a second, not at the next turn. @param withinMs the longest that it may take */
  readonly beatSoon = (withinMs?: number): void => this.heart.beatSoon(withinMs);

  /** Somebody is back: from a closed lid, another tab, or without a connection. */
  readonly comeBack = (): void => {
    void this.look();
    void this.lookBeside();
    void this.sender.sendNow();
  };

  /** What other tabs of this device have still to send waits here too: no tab says that all is saved before it is. */
  readonly lookBeside = (): Promise<void> => this.beside.look();

  /** Tries whether this device keeps what it is given. */
  readonly checkDevice = async (): Promise<void> => this.store.show({ savesHere: await savesHere(this.learnerId) });

  /** All is over and saved: nothing of the papers stays on the device. */
  readonly clearAway = (): Promise<void> => this.keeper.clearAway();

  /** No page of the sitting stands, for now. */
  readonly leave = (): void => this.bell.leave();

  /** Another child is here now, or nobody. What was not sent stays for when this one is back: letters alone, no word of a paper. */
  close(): void {
    this.sender.stop();
    this.heart.stop();
    this.bell.stop();
    this.store.close();
    this.keeper.close();
    forgetNumbers();
  }

  private get sessionId(): string {
    return standing.sessionIdOf(this.state.tracker);
  }

  private get state(): DeskState {
    return this.store.status();
  }

  /** Something that moves the sitting: other tabs of this device stand where it stood. */
  private async moved(make: () => Promise<Tracked>): Promise<Problem | undefined> {
    const problem = await this.tracked(make);
    if (!problem) otherTabs.tell('news');
    return problem;
  }

  private async tracked(make: () => Promise<Tracked>): Promise<Problem | undefined> {
    const mark = (this.askedAt = this.clock.mark());
    const problem = await problemIn(async () => {
      const told = await make();
      this.clock.learn(told.serverNow, mark);
      this.take(standing.withKnownKey(told, this.state.tracker), mark);
    });
    if (problem) this.store.show({ problem });
    return problem;
  }

  private take({ serverNow, tracker }: Tracked, mark: number): void {
    // Of two replies the one that was made later is true, whichever comes first.
    if (serverNow < this.toldAt || !this.store.isOpen) return;
    this.toldAt = serverNow;
    if (!tracker) {
      this.store.show({ standing: 'none', tracker: undefined, problem: undefined });
      return;
    }
    const sessionId = standing.sessionIdOf(tracker);
    if (sessionId !== this.sessionId) this.store.show({ ...standing.nothingSaid, numbers: knownNumbers(sessionId) });
    this.folded.told(tracker.sitting, mark);
    const { sitting } = this.folded;
    const isActive = sitting === null || sitting.deviceId === this.device;
    const known = withKnownRoom(tracker, this.state.tracker);
    this.store.show({ standing: 'there', tracker: known, sitting, isActive, problem: undefined });
    this.heart.noticed();
    this.remember(serverNow);
    this.sendWhatIsOver(tracker);
    void this.beside.takeUp(sessionId);
    void this.papers.open(tracker);
  }

  /** What a device that was put aside has kept of a paper that is over is taken from it all the same, for staff to look at: asked once. */
  private sendWhatIsOver(tracker: Tracker): void {
    const over = `${this.sessionId} ${tracker.facts.sitting.papers.length}`;
    if (over === this.sentOver || !standing.isAsideOfWhatIsOver(this.state.acts, tracker)) return;
    this.sentOver = over;
    this.sender.isHereAgain();
  }

  private saved(): void {
    const acts = this.sender.status();
    const isNews = acts.isElsewhere && !this.state.acts.isElsewhere;
    this.store.show({ acts });
    // Another device sits on: what it did stands in what the server tells.
    if (isNews) void this.look();
  }

  private acknowledged(acts: readonly KeptAct[], verdict: Verdict): void {
    if (verdict === 'kept') this.folded.taken(acts, this.clock.mark());
    else this.folded.without(acts);
    this.store.show({ sitting: this.folded.sitting, ...standing.afterVerdict(this.state, acts, verdict) });
    this.remember(this.clock.now());
    otherTabs.tell('news');
    // Somewhere else the paper was handed in or ended, of which this page has not heard.
    if (verdict === 'late') void this.look();
  }

  private remember(serverNow: string): void {
    const { tracker } = this.state;
    if (tracker) keepInTab(this.learnerId, { ...tracker, sitting: this.folded.sitting }, serverNow);
  }

  private recall(): void {
    const kept = recalled(this.learnerId);
    if (!kept) return;
    this.clock.suppose(kept.now);
    this.take({ serverNow: kept.serverNow, tracker: kept.tracker, position: '' }, this.clock.mark());
  }
}
