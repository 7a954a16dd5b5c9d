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
  constructor(private readonly who: Who) {}

  readonly look = () => call(calls.getTrackerForMockExamSession, this.named(), this.options);
  readonly lookAnew = () => call(calls.getTrackerForMockExamSession, {}, this.options);
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

  /** `waiting`: how many answers should have been taken by now, and were not; `heard`, `putAway`: what was not told yet of staff. */
  readonly beat = (told: Pick<RequestOf<typeof calls.beatMockExam>, 'waiting' | 'heard' | 'putAway'>) =>
    call(calls.beatMockExam, { ...this.here(), deviceId: this.who.deviceId, ...told }, this.options);

  private readonly here = () => ({ mockExamSessionId: this.who.sessionId() });

  private named(): { readonly mockExamSessionId?: string } {
    return this.who.sessionId() === '' ? {} : this.here();
  }

  private get options() {
    return { retries: 0, onlyAs: this.who.learnerId };
  }
}
