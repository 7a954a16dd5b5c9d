import * as calls from 'schemas/mock-exams/sittings/sitting.contract';
import { noSitting } from 'schemas/mock-exams/sittings/sitting.rules';
import { eventOf } from '../../src/pages/mock-exams/sittings/shelf/kept-act';
import { FakeServer, refused, type Said } from '../fake-server';
import { iso, SatExam } from './sat-exam';

/** Stands in for the mock exams' side of the services: answers what a device asks about the exam that is sat. */
export class ExamServer extends SatExam {
  readonly web = new FakeServer();
  /** What a device told of staff, beat by beat. */
  readonly toldOfStaff: { heard: unknown; putAway: unknown }[] = [];
  /** The session that a call finds which names none of those that there are; undefined: none. */
  finds: ExamServer | undefined = this;
  /** What no call gets through; undefined: all do. */
  fails: (() => Said) | undefined;

  constructor(...exam: ConstructorParameters<typeof SatExam>) {
    super(...exam);
    this.answerCalls();
  }

  private found(sessionId: string | undefined) {
    const session = sessionId === this.sessionId ? this : this.finds;
    return session?.tracked() ?? { serverNow: iso(this.now) };
  }

  private answerCalls(): void {
    const { web } = this;
    const through = <T>(answer: () => T): T | Said => this.fails?.() ?? answer();
    web
      .on(calls.getTrackerForMockExamSession)
      .answers(({ mockExamSessionId }) => through(() => this.found(mockExamSessionId)));
    web.on(calls.createMockExamSessionTracker).answers(({ deviceId = 'browser' }) =>
      through(() => {
        if (this.times.stage === 'before')
          return refused(409, 'MockExamNotBegun', 'Your exam session has not started.');
        if (this.sitting === null) this.beganOn(deviceId);
        return this.tracked();
      }),
    );
    web
      .on(calls.getSealedMockExamPaper)
      .answers(({ paperHash }) => through(() => ({ sealed: this.sealed(paperHash) })));
    web.on(calls.keepMockExamAnswers).answers(({ acts, paper, deviceId, tab, roomThrough }) =>
      through(() => {
        const verdict = this.verdictFrom(deviceId);
        const from = { ...this.whose, paper, deviceId, tab };
        if (verdict === 'kept')
          for (const act of acts) this.happens(eventOf({ ...from, act }, this.sitting ?? noSitting));
        const reply = { serverNow: iso(this.now), verdicts: acts.map(({ seq }) => ({ seq, verdict })) };
        const { roomTold: news } = this;
        return news.roomThrough === roomThrough ? reply : { ...reply, news };
      }),
    );
    web.on(calls.endMockExam).answers(({ isDone }) => through(() => this.ended(isDone === true)));
    web.on(calls.startBreakSession).answers(() => through(() => this.tracked()));
    web.on(calls.endBreakSession).answers(() =>
      through(() => {
        if (this.times.stage === 'next') this.open();
        return this.times.stage === 'paper'
          ? this.tracked()
          : refused(409, 'MockBreakNotOver', 'The break is not over yet.');
      }),
    );
    web.on(calls.endMockExamSession).answers(() => through(() => this.tracked()));
    web.on(calls.beatMockExam).answers(({ deviceId, heard, putAway, roomThrough }) =>
      through(() => {
        if (heard ?? putAway) this.toldOfStaff.push({ heard, putAway });
        const isActive = this.sitting === null || deviceId === this.sitting.deviceId;
        const told = { serverNow: iso(this.now), isActive };
        const { roomTold } = this;
        return isActive && roomTold.roomThrough === roomThrough ? told : { ...told, ...roomTold };
      }),
    );
    web.on(calls.takeOverMockExam).answers(({ deviceId }) =>
      through(() => {
        const insteadOf = this.sitting?.deviceId ?? '';
        this.happens({
          type: 'MockDeviceTakenOver',
          data: { ...this.whose, deviceId, insteadOf, takenOverAt: iso(this.now) },
        });
        return this.tracked();
      }),
    );
    web.on(calls.beginMockExamRest).answers(() => through(() => this.rest('MockRestBegun')));
    web.on(calls.endMockExamRest).answers(() => through(() => this.rest('MockRestEnded')));
  }

  private ended(isDone: boolean) {
    const { stage, paper } = this.times;
    if (stage === 'paper' && !isDone)
      return refused(409, 'MockPaperNotOver', 'There is still time left in this paper.');
    if (stage === 'paper')
      this.happens({ type: 'MockPaperEnded', data: { ...this.whose, paper, endedAt: iso(this.now), by: 'child' } });
    return this.tracked();
  }
}
