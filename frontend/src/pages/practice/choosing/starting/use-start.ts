import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SubjectKey } from 'schemas/questions/question';
import { worksheetAddress } from '../../../../parts/subjects';
import { rememberIssued } from '../../api';
import { noteBeginning } from '../../deadline';
import { fewerOf } from './fewer';
import { shortOf } from './short-note';
import { useIssue } from './use-issue';
import type { Wish } from '../../wish';
import type { Issued, Worksheet } from '../../worksheet';

/** Why there is no worksheet. */
export type NoneReason = Exclude<NonNullable<Issued['reason']>, 'FEWER_LEFT'> | 'NONE';

/** Asks for a worksheet and opens it; says why when there are no questions left. */
export function useStart(subject: SubjectKey) {
  const { issue, busy, problem } = useIssue(subject);
  const { refuse, fewer, ...withheld } = useWithheld();
  const navigate = useNavigate();
  const started = useRef(false);

  const open = async (wish: Wish): Promise<boolean> => {
    const reply = await issue(wish);
    if (!reply) return false;
    const { worksheetId, questions } = reply;
    if (reply.kind === 'none' || worksheetId === undefined || questions.length === 0) {
      refuse(wish, reply);
      return false;
    }
    const head = headOf(wish, worksheetId, reply);
    rememberIssued(head, questions);
    if (head.timeLimitSeconds !== null) noteBeginning(worksheetId);
    const address = worksheetAddress(subjectsAmong(questions), worksheetId);
    await navigate(address, { state: { short: shortOf(wish, questions.length) } });
    return true;
  };
  const start = async (wish: Wish) => {
    // The second press of two may come when the worksheet is here, but not yet on the screen.
    if (started.current) return;
    started.current = true;
    started.current = await open(wish);
  };
  const startFewer = ({ left, wish }: NonNullable<typeof fewer>) => {
    withheld.clearFewer();
    void start(fewerOf(wish, left));
  };
  return { start, busy, problem, ...withheld, fewer: fewer && { left: fewer.left, start: () => startFewer(fewer) } };
}

/** Why a worksheet was not given, as long as that is on the screen. */
function useWithheld() {
  const [none, setNone] = useState<NoneReason>();
  const [fewer, setFewer] = useState<{ readonly left: number; readonly wish: Wish }>();
  const refuse = (wish: Wish, { reason, remaining }: Issued) => {
    if (reason === 'FEWER_LEFT') setFewer({ left: remaining ?? 0, wish });
    else setNone(reason ?? 'NONE');
  };
  return {
    none,
    fewer,
    refuse,
    clearNone: useCallback(() => setNone(undefined), []),
    clearFewer: useCallback(() => setFewer(undefined), []),
  };
}

type Head = Omit<Worksheet, 'startedAt' | 'completedAt' | 'discardedAt' | 'worksheetQuestions'>;

/** What the worksheet's query will say of it, so that it can be shown at once. */
function headOf(wish: Wish, worksheetId: string, { questions, passage, timeLimitSeconds, checksEach }: Issued): Head {
  const topics = [...new Set(questions.map(({ topic }) => topic))];
  const [topic = 'mixed'] = topics;
  return {
    worksheetId,
    subject: mainSubject(questions),
    topic: topics.length === 1 ? topic : 'mixed',
    subTopic: wish.kind === 'types' ? wish.subTopic : null,
    purpose: purposeOf(wish),
    questionTypes: [...new Set(questions.map(({ questionType }) => questionType))],
    passage: passage ?? null,
    timeLimitSeconds: timeLimitSeconds ?? null,
    checksEach: checksEach ?? false,
  };
}

const subjectsAmong = (questions: Issued['questions']): SubjectKey[] => questions.map((question) => question.subject);

/** The subject that most of the questions are of. */
function mainSubject(questions: Issued['questions']): SubjectKey {
  const counts = new Map<SubjectKey, number>();
  for (const subject of subjectsAmong(questions)) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? 'maths';
}

function purposeOf(wish: Wish): Worksheet['purpose'] {
  switch (wish.kind) {
    case 'types':
    case 'english':
      return 'practice';
    case 'practice-test':
      return wish.kind;
    case 'comprehension':
      return wish.onPaper === true ? 'paper' : wish.kind;
    case 'plan':
      return wish.purpose;
  }
}
