import { useCallback, useSyncExternalStore } from 'react';
import type { RehearsalName } from 'schemas/mock-exams/rehearsals/rehearsal.contract';
import { countedAnswer, unanswered, type Answered } from 'schemas/mock-exams/sittings/question.rules';
import { fromJson, tab } from '../../../client/device-store';
import { session, useSession } from '../../../client/session';

/** How far somebody has come in a paper that counts for nothing: in this tab alone, reloads included. */
export interface KeptRehearsal {
  readonly paperHash: string;
  /** By the clock of this device, in ms: only what has passed since is reckoned from it. */
  readonly begunAt: number;
  /** The question that is shown; the first one where it is absent. */
  readonly here?: string;
  readonly questions: Readonly<Record<string, Answered>>;
  readonly isHandedIn: boolean;
}

export interface RehearsalStore {
  readonly kept: KeptRehearsal | undefined;
  readonly begin: (paperHash: string) => void;
  readonly show: (questionId: string) => void;
  readonly answer: (questionId: string, by: (done: Answered) => Answered) => void;
  readonly handIn: () => void;
  readonly forget: () => void;
}

/** By the child: a sibling at the same computer begins anew. */
const nameOf = (rehearsal: RehearsalName, learnerId: string) => `rehearsal.${rehearsal}.${learnerId}`;

/** What this child has done of the demo test or of the practice exam, in this tab. */
export function useKeptRehearsal(rehearsal: RehearsalName): RehearsalStore {
  const name = nameOf(rehearsal, useSession()?.learnerId ?? '');
  const watch = useCallback((listener: () => void) => tab.watch(name, listener), [name]);
  const text = useSyncExternalStore(watch, () => tab.read(name));
  const kept = keptIn(text);
  const write = (next: KeptRehearsal | undefined) => tab.write(name, next && JSON.stringify(next));
  // What stands there now, not what was drawn: two keys may come in one moment.
  const change = (by: (now: KeptRehearsal) => KeptRehearsal) => {
    const now = keptIn(tab.read(name));
    if (now) write(by(now));
  };
  return {
    kept,
    begin: (paperHash) => write({ paperHash, begunAt: Date.now(), questions: {}, isHandedIn: false }),
    show: (here) => change((now) => shownAt(now, here)),
    answer: (questionId, by) => change((now) => answeredBy(now, questionId, by)),
    handIn: () => change((now) => ({ ...now, isHandedIn: true })),
    forget: () => write(undefined),
  };
}

/** Looked at, be it left without a choice. */
const shownAt = (now: KeptRehearsal, here: string): KeptRehearsal => ({
  ...now,
  here,
  questions: { ...now.questions, [here]: now.questions[here] ?? unanswered },
});

const answeredBy = (now: KeptRehearsal, questionId: string, by: (done: Answered) => Answered): KeptRehearsal => ({
  ...now,
  questions: { ...now.questions, [questionId]: by(now.questions[questionId] ?? unanswered) },
});

/** Whoever has logged in or out since is perhaps somebody else. */
function keptIn(text: string | undefined): KeptRehearsal | undefined {
  const kept = fromJson(text) as KeptRehearsal | undefined;
  return kept && session.turnedAt() <= kept.begunAt ? kept : undefined;
}

/** As they count at the end: the last choice, handed in or not. */
export const answersOf = ({ questions }: KeptRehearsal) =>
  Object.entries(questions).flatMap(([mockExamQuestionId, done]) => {
    const counted = countedAnswer(done);
    return counted === null ? [] : [{ mockExamQuestionId, userAnswer: counted.option }];
  });
