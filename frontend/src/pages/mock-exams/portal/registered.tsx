import { useState } from 'react';
import { clockWords } from 'schemas/mock-exams/sessions/arranged.rules';
import { renewSession } from '../../../client/renew-session';
import { session } from '../../../client/session';
import { day } from '../../../parts/dates';
import { Dialog } from '../../../parts/dialog/dialog';
import { ProblemNote } from '../../../parts/page/shown';
import { leaving } from '../../../parts/prices/leaving';
import { useBook, useBuy, useGiveUp, type UpcomingExam } from './api';

interface RegisteredProps {
  readonly exam: UpcomingExam;
  readonly hasBegun: boolean;
  /** An exam that this child has a place in and that runs at the same time. */
  readonly beside: UpcomingExam | undefined;
  readonly onSaid: (words: string) => void;
}

/** Yes, Pending, Given back or Book Now; and what can be done about it before the exam begins. */
export function Registered({ exam, hasBegun, beside, onSaid }: RegisteredProps) {
  const { registration } = exam;
  if (hasBegun) return <span>{registration === 'yes' ? 'Yes' : 'Has begun'}</span>;
  if (registration === 'yes') return <GiveUp exam={exam} onSaid={onSaid} />;
  if (beside) return <span className="soft">At the same time as yours at {clockWords(beside.mockExamTime)}</span>;
  if (exam.isFull) return <span className="soft">{fullWords(exam)}</span>;
  return registration !== 'book now' || exam.isFreeSession ? <Book exam={exam} onSaid={onSaid} /> : <Buy exam={exam} />;
}

/** How it stands with a place that is not theirs: nothing where they never had the right to one. */
function standing({ registration }: UpcomingExam): ('Pending' | 'Given back')[] {
  if (registration === 'given back') return ['Given back'];
  return registration === 'pending' ? ['Pending'] : [];
}

function fullWords(exam: UpcomingExam): string {
  const [stands] = standing(exam);
  return stands === undefined ? 'Full' : `${stands}, full`;
}

const bookWords = { pending: 'Book my place', 'given back': 'Book it again', 'book now': 'Book Now', yes: '' } as const;

type OneProps = Omit<RegisteredProps, 'hasBegun' | 'beside'>;

/** In a free session, or one that is theirs already: nothing is to be paid. */
function Book({ exam, onSaid }: OneProps) {
  const { run, busy, problem } = useBook();
  const [stands] = standing(exam);
  const book = async () => {
    if (!(await run({ mockExamSessionId: exam.mockExamSessionId }))) return;
    // What they may open now stands in the log-in.
    await renewSession(session.current()?.accessToken).catch(() => false);
    onSaid(`Your place on ${day(exam.startsAt)} is booked. We have written to the address of the account.`);
  };
  return (
    <>
      {stands && <span>{stands} </span>}
      <button type="button" className="btn low" aria-disabled={busy} onClick={() => void (busy ? undefined : book())}>
        {bookWords[exam.registration]}
        <span className="read-aloud"> for {day(exam.startsAt)}</span>
      </button>
      {problem && <ProblemNote problem={problem} safe="Nothing has been booked." />}
    </>
  );
}

/** Leads to the page to pay on, behind the parents' door. */
function Buy({ exam }: Pick<OneProps, 'exam'>) {
  const { run, busy, problem } = useBuy();
  const buy = async () => {
    const page = await run({ productId: 3, mockExamSessionId: exam.mockExamSessionId });
    if (page) leaving.to(page.url);
  };
  return (
    <>
      <button type="button" className="btn low" aria-disabled={busy} onClick={() => void (busy ? undefined : buy())}>
        Book Now<span className="read-aloud"> for {day(exam.startsAt)}</span>
      </button>
      {problem && <ProblemNote problem={problem} safe="Nothing has been paid." />}
    </>
  );
}

function GiveUp({ exam, onSaid }: OneProps) {
  const { run, busy, problem } = useGiveUp();
  const [isAsking, setAsking] = useState(false);
  const giveUp = async () => {
    if (!(await run({ mockExamSessionId: exam.mockExamSessionId }))) return;
    setAsking(false);
    onSaid(`The place on ${day(exam.startsAt)} is given back. You can book it again while there are places.`);
  };
  return (
    <>
      <span>Yes</span>
      <button type="button" className="btn low pale" onClick={() => setAsking(true)}>
        Give the place back<span className="read-aloud"> of {day(exam.startsAt)}</span>
      </button>
      {isAsking && (
        <Dialog title="Give this place back?" open onClose={() => setAsking(false)}>
          <p>
            Another child can have the place then.{' '}
            {exam.isFreeSession
              ? 'You can book it again while there are places.'
              : 'What was paid for this exam stays yours, and you can book again.'}
          </p>
          {problem && <ProblemNote problem={problem} safe="The place is still yours." />}
          <button type="button" className="btn" aria-disabled={busy} onClick={() => void (busy ? undefined : giveUp())}>
            {busy ? 'One moment…' : 'Give the place back'}
          </button>
        </Dialog>
      )}
    </>
  );
}
