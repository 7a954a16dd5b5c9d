import type { ReplyOf, RequestOf } from 'schemas/describe/contract';
import * as calls from 'schemas/mock-exams/sittings/sitting.contract';
import { call } from '../../../../client/call';

export type Tracked = ReplyOf<typeof calls.getTrackerForMockExamSession>;

interface Who {
  readonly learnerId: string;
  readonly deviceId: string;
  /** Empty as long as none is known. */
  readonly sessionId: () => string;
}

/** What a device asks the server for its child, each time once: whoever asks knows when to ask again. All fail with a `Problem`. */
export class DeskCalls {
  /** The session that the child was led to; empty where the way did not say. */
  private ledTo = '';

  constructor(private readonly who: Who) {}

  readonly look = () => call(calls.getTrackerForMockExamSession, this.named(), this.options);
  /** In the session that the child was led to, as long as it is one of theirs and not over; else in whichever is theirs now. */
  readonly lookAnew = async (ledTo = ''): Promise<Tracked> => {
    this.ledTo = ledTo;
    if (ledTo !== '') {
      const told = await call(calls.getTrackerForMockExamSession, { mockExamSessionId: ledTo }, this.options);
      if (isToSit(told)) return told;
      this.ledTo = '';
    }
    return call(calls.getTrackerForMockExamSession, {}, this.options);
  };
  readonly begin = () =>
    call(calls.createMockExamSessionTracker, { ...this.named(), deviceId: this.who.deviceId }, this.options);
  readonly startBreak = () => call(calls.startBreakSession, this.named(), this.options);
  readonly endBreak = () => call(calls.endBreakSession, this.named(), this.options);
  readonly finish = () => call(calls.endMockExamSession, this.named(), this.options);
  readonly takeOver = () => call(calls.takeOverMockExam, { ...this.here(), deviceId: this.who.deviceId }, this.options);
  readonly beginRest = () => call(calls.beginMockExamRest, this.here(), this.options);
  readonly endRest = () => call(calls.endMockExamRest, this.here(), this.options);

  readonly endPaper = (ended: Pick<RequestOf<typeof calls.endMockExam>, 'mockExamPaperId' | 'isDone'>) =>
    call(calls.endMockExam, { ...this.named(), ...ended }, this.options);

  /** `waiting`: how many answers should have been taken by now, and were not; `roomThrough`: what of staff is known here; `heard`, `putAway`: what of that was not told yet. */
  readonly beat = (told: Omit<RequestOf<typeof calls.beatMockExam>, 'mockExamSessionId' | 'deviceId'>) =>
    call(calls.beatMockExam, { ...this.here(), deviceId: this.who.deviceId, ...told }, this.options);

  private readonly here = () => ({ mockExamSessionId: this.who.sessionId() });

  private named(): { readonly mockExamSessionId?: string } {
    const mockExamSessionId = this.who.sessionId() || this.ledTo;
    return mockExamSessionId === '' ? {} : { mockExamSessionId };
  }

  private get options() {
    return { retries: 0, onlyAs: this.who.learnerId };
  }
}

const isToSit = ({ tracker }: Tracked): boolean =>
  tracker !== undefined && tracker.currentMockExamStage !== 'STAGE_EXAM_SESSION_COMPLETE';
