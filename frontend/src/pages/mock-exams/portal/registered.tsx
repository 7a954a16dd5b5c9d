import { useState } from 'react';
import { clockWords } from 'schemas/mock-exams/sessions/arranged.rules';
import { renewSession } from '../../../client/renew-session';
import { session } from '../../../client/session';
import { useForSibling } from './for-sibling';
import { KeepAccount } from './keep-account';
import { SendConfirmation } from '../../../parts/account/send-confirmation';
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
  /** Something was refused: what this page shows is older than that. */
  readonly onRefused: () => void;
}

/** Yes, Pending, Given back or Book Now; and what can be done about it before the exam begins. */
export function Registered({ hasBegun, ...props }: RegisteredProps) {
  const { registration } = props.exam;
  if (registration === 'called off') return <CalledOff exam={props.exam} />;
  if (hasBegun) return <span>{registration === 'yes' ? 'Yes' : 'Has begun'}</span>;
  return <ToCome {...props} />;
}

function ToCome({ beside, ...props }: Omit<RegisteredProps, 'hasBegun'>) {
  const { exam } = props;
  const { registration } = exam;
  if (registration === 'yes') return <GiveUp {...props} />;
  if (beside) return <span className="soft">At the same time as yours at {clockWords(beside.mockExamTime)}</span>;
  if (exam.isFull) return <span className="soft">{fullWords(exam)}</span>;
  return registration !== 'book now' || exam.isFreeSession ? <Book {...props} /> : <Buy {...props} />;
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

const bookWords = {
  pending: 'Book my place',
  'given back': 'Book it again',
  'book now': 'Book Now',
  yes: '',
  'called off': '',
} as const;

type OneProps = Omit<RegisteredProps, 'hasBegun' | 'beside'>;

/** In a free session, or one that is theirs already: nothing is to be paid. */
function Book({ exam, onSaid, onRefused }: OneProps) {
  const { run, busy, problem } = useBook();
  const [stands] = standing(exam);
  const book = async () => {
    if (!(await run({ mockExamSessionId: exam.mockExamSessionId }))) {
      onRefused();
      return;
    }
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
      {problem && <ProblemNote problem={problem} undone="Nothing has been booked." />}
      {problem?.code === 'FamilyNotConfirmed' && <SendConfirmation />}
    </>
  );
}

/** Leads to the page to pay on, behind the parents' door. */
function Buy({ exam, onRefused }: Pick<OneProps, 'exam' | 'onRefused'>) {
  const { run, busy, problem } = useBuy();
  const whom = useForSibling();
  const buy = async () => {
    const page = await run({ productId: 3, mockExamSessionId: exam.mockExamSessionId });
    if (page) leaving.to(page.url);
    else onRefused();
  };
  return (
    <>
      <button type="button" className="btn low" aria-disabled={busy} onClick={() => void (busy ? undefined : buy())}>
        Book Now{whom}
        <span className="read-aloud">
          {' '}
          {whom === '' ? 'for' : 'on'} {day(exam.startsAt)}
        </span>
      </button>
      {problem && <ProblemNote problem={problem} safe="Nothing has been paid." />}
      <KeepAccount problem={problem} />
    </>
  );
}

/** It stays in the list until it would have been over: whoever looks for it finds what became of it, and of the money. */
function CalledOff({ exam: { isFreeSession, isSubscriber } }: Pick<OneProps, 'exam'>) {
  return (
    <>
      <b>Cancelled</b>
      <span className="small soft">{moneyWords(isFreeSession, isSubscriber)}</span>
    </>
  );
}

function moneyWords(isFree: boolean, isSubscriber: boolean): string {
  if (isFree) return 'We are sorry. There was nothing to pay for it.';
  if (isSubscriber) return 'We are sorry. The plan goes on and covers every other date.';
  return 'We are sorry. What was paid for it alone goes back to the card by itself, and a mail tells when.';
}

function GiveUp({ exam, onSaid, onRefused }: OneProps) {
  const { run, busy, problem } = useGiveUp();
  const [isAsking, setAsking] = useState(false);
  const giveUp = async () => {
    if (!(await run({ mockExamSessionId: exam.mockExamSessionId }))) {
      onRefused();
      return;
    }
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
          {problem && <ProblemNote problem={problem} undone="The place is still yours." />}
          <div className="row">
            <button
              type="button"
              className="btn"
              aria-disabled={busy}
              onClick={() => void (busy ? undefined : giveUp())}
            >
              {busy ? 'One moment…' : 'Give the place back'}
            </button>
            <button type="button" className="btn quiet" onClick={() => setAsking(false)}>
              Keep it
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
