import { countingOf, examKeysAfter, standingDecision, type ExamKeys } from './exam-keys.rules';
import type { KeyChange, ReportsThatDiffer, SeenRequests } from './key-change';
import type { KeyDecisionEvent } from './key-decision.events';

export type KeyChangeRefusal =
  | 'MockKeysNotFound'
  | 'MockKeyNotAnOption'
  | 'MockKeyIsSo'
  | 'MockKeyDecisionNotFound'
  | 'MockKeyDecisionNotLast';

/** Why a change cannot be made; null where it can. `options`: how many choices its question has. */
export function whyNot(keys: ExamKeys, change: KeyChange, options: number): KeyChangeRefusal | null {
  const counting = countingOf(keys, change.questionId);
  if (!counting) return 'MockKeysNotFound';
  switch (change.kind) {
    case 'correct':
      if (change.answer.charCodeAt(0) - 'A'.charCodeAt(0) >= options) return 'MockKeyNotAnOption';
      return change.answer === counting.answer && !counting.isVoided ? 'MockKeyIsSo' : null;
    case 'void':
      return counting.isVoided ? 'MockKeyIsSo' : null;
    case 'take back':
      return whyNotBack(keys, change);
  }
}

function whyNotBack(keys: ExamKeys, { questionId, decisionId }: Extract<KeyChange, { kind: 'take back' }>) {
  const meant = keys.decisions.find((one) => one.decisionId === decisionId && one.questionId === questionId);
  if (!meant || meant.kind === 'take back') return 'MockKeyDecisionNotFound';
  if (meant.isTakenBack) return 'MockKeyIsSo';
  return standingDecision(keys, questionId)?.decisionId === decisionId ? null : 'MockKeyDecisionNotLast';
}

/** Who decided it, why and when. */
export interface Deciding {
  readonly paperHash: string;
  readonly decisionId: string;
  readonly reason: string;
  readonly reports: ReportsThatDiffer;
  readonly seenRequests?: SeenRequests;
  readonly proposedBy: string;
  readonly confirmedBy?: string;
  readonly decidedAt: string;
}

export type DecidedEvent = Extract<KeyDecisionEvent, { type: 'MockKeyChanged' | 'MockKeyChangeTakenBack' }>;

/** The event that a change is, once it is decided: also what a preview is reckoned over, though nobody appends it. */
export function decidedEvent(keys: ExamKeys, change: KeyChange, by: Deciding): DecidedEvent {
  const { questionId } = change;
  const data = { ...by, questionId, keyVersion: keys.keyVersion + 1 };
  switch (change.kind) {
    case 'correct':
      return { type: 'MockKeyChanged', data: { ...data, kind: 'correct', answer: change.answer } };
    case 'void':
      return { type: 'MockKeyChanged', data: { ...data, kind: 'void' } };
    case 'take back':
      return { type: 'MockKeyChangeTakenBack', data: { ...data, takesBack: change.decisionId } };
  }
}

/** The keys as they would be. */
export function keysIf(keys: ExamKeys, change: KeyChange, at: string): ExamKeys {
  const nobody = { paperHash: '', decisionId: 'not-decided', reason: '', reports: [], proposedBy: '', decidedAt: at };
  return examKeysAfter(keys, decidedEvent(keys, change, nobody));
}
