import { setTimeout as wait } from 'node:timers/promises';
import type { Contract, ReplyOf, RequestOf } from 'schemas/describe/contract';
import * as calls from 'schemas/mock-exams/sittings/sitting.contract';
import { isPassing, type Answer } from '../running/client';
import type { KeptSet } from './papers';
import type { Sitter } from './seats';

const GIVE_UP_MS = 120_000;

interface Script {
  readonly sessionId: string;
  readonly kept: KeptSet;
  /** From 0 up to 1. */
  readonly chance: () => number;
  /** 1: some forty acts a second, so that all that a paper takes of them (60 for each question) is given in a minute or two. */
  readonly patience?: number;
}

/**
 * A child at a device whose line and whose server come and go: opens the first paper, answers, and sends what was not
 * acknowledged again, under another key; as the shelf of a browser does. A paper that is over is followed by the next.
 */
export class ScriptedChild {
  /** By question, the choice that the server has last said it keeps. */
  readonly told = new Map<string, string>();
  /** Every reply, as it came. */
  readonly replies: string[] = [];
  acknowledged = 0;
  private seq = 0;
  private paper = 1;

  constructor(
    readonly sitter: Sitter,
    private readonly script: Script,
  ) {}

  async sitUntil(signal: AbortSignal): Promise<void> {
    const { chance, patience = 1 } = this.script;
    await this.persistently(calls.createMockExamSessionTracker, { ...this.ofSession(), deviceId: 'desk' });
    while (!signal.aborted) {
      await this.answer();
      await wait(patience * (5 + 40 * chance()));
    }
    const mockExamPaperId = this.script.kept.set.papers[this.paper - 1]?.paperId ?? '';
    await this.persistently(calls.endMockExam, { ...this.ofSession(), mockExamPaperId, isDone: true });
  }

  private ofSession() {
    return { mockExamSessionId: this.script.sessionId };
  }

  private async answer(): Promise<void> {
    const { chance, kept } = this.script;
    const questions = kept.questionIds[this.paper - 1] ?? [];
    const acts = Array.from({ length: 1 + Math.floor(3 * chance()) }, () => {
      this.seq += 1;
      const questionId = questions[Math.floor(questions.length * chance())] ?? '';
      const option = 'ABCDE'[Math.floor(5 * chance())] ?? 'A';
      const kind = chance() < 0.5 ? ('chosen' as const) : ('submitted' as const);
      return { kind, questionId, option, seq: this.seq, at: new Date().toISOString() };
    });
    const request = { ...this.ofSession(), paper: this.paper, deviceId: 'desk', tab: 'tab', acts };
    const { verdicts } = await this.persistently(calls.keepMockExamAnswers, request);
    for (const { seq, verdict } of verdicts) {
      const act = acts.find((one) => one.seq === seq);
      if (!act || verdict === 'too-many') continue;
      if (verdict === 'kept') this.told.set(act.questionId, act.option);
      else if (verdict === 'late') await this.nextPaper();
      else throw new Error(`a choice of the open paper was told to be ${verdict}`);
    }
    this.acknowledged += acts.length;
  }

  /** The time of the one before is up, and there is no break. */
  private async nextPaper(): Promise<void> {
    if (this.paper === this.script.kept.questionIds.length) return;
    const { tracker } = await this.persistently(calls.endBreakSession, this.ofSession());
    this.paper = tracker?.facts.sitting.papers.length ?? this.paper;
  }

  private async persistently<C extends Contract>(contract: C, request: RequestOf<C>): Promise<ReplyOf<C>> {
    const giveUpAt = performance.now() + GIVE_UP_MS;
    while (performance.now() < giveUpAt) {
      const answer: Answer | undefined = await this.sitter.client.send(contract, request).catch(() => undefined);
      if (answer) this.replies.push(answer.text);
      if (answer && answer.status < 300) return answer.body as ReplyOf<C>;
      if (answer && !isPassing(answer)) throw new Error(`${contract.path} answered ${answer.status}: ${answer.text}`);
      await wait(50);
    }
    throw new Error(`${contract.path} was never acknowledged`);
  }
}
