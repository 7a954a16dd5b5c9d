import { useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../client/session';
import { SwitchedOff, useLooksOnly } from '../../../parts/looking/looks-only';
import { ProblemNote } from '../../../parts/page/shown';
import { plannedAddress } from '../../../parts/plan/planned-worksheet';
import { questionsIn } from '../../../parts/plan/plan';
import { worksheetAddress } from '../../../parts/subjects';
import { counted, listed } from '../../../parts/words';
import { holdsOneOf, learnerRoles } from '../../../rooms/access';
import { useStartPlanned, type PutRight } from './api';

/** One press makes a practice worksheet of the types and levels that were not right, mistakes first; said kindly where there is nothing to make. */
export function PutItRight({ plan }: { readonly plan: PutRight }) {
  const isLook = useLooksOnly();
  const mayPractise = holdsOneOf(useSession()?.roles ?? [], learnerRoles);
  if (plan.mistakes === 0)
    return (
      <Kindly title="Nothing to put right">
        Every answer in this paper is right. Well done: there is nothing here to practise.
      </Kindly>
    );
  if (plan.parts.length === 0)
    return (
      <Kindly title="Read these once more">
        There is no practice that is just like the questions that were not right. Their solutions below show each step.
      </Kindly>
    );
  if (!mayPractise)
    return (
      <Kindly title="Put it right">
        There is practice just like {counted(plan.mistakes - plan.withoutPractice, 'question')} of this paper in the
        Questions Portal. It is not part of what your account has at the moment; the solutions below are.
      </Kindly>
    );
  if (isLook)
    return (
      <section className="card put-right" aria-label="Put it right">
        <h2>Put it right</h2>
        <SwitchedOff what="only the child can begin a worksheet" />
      </section>
    );
  return <Start plan={plan} />;
}

function Start({ plan }: { readonly plan: PutRight }) {
  const { parts } = plan;
  const { run, busy, problem } = useStartPlanned();
  const navigate = useNavigate();
  // From the press on, and after it was made until the page of the worksheet stands: a second press is the same one.
  const isMade = useRef(false);
  const count = questionsIn(parts);
  const start = async () => {
    if (isMade.current) return;
    isMade.current = true;
    const planned = parts.map(({ questionType, level, count: questions }) => ({
      questionType,
      level,
      count: questions,
    }));
    const sheet = await run({ purpose: 'mistakes', parts: planned });
    if (!sheet) {
      isMade.current = false;
      return;
    }
    // Where the day has no more, the page of the plan says so, and what can be done.
    void navigate(
      sheet.kind === 'questions' && sheet.worksheetId !== undefined
        ? worksheetAddress(
            parts.map(({ subject }) => subject),
            sheet.worksheetId,
          )
        : plannedAddress('mistakes', parts),
    );
  };
  return (
    <section className="card night put-right" aria-label="Put it right">
      <div>
        <h2>Put it right</h2>
        <p className="soft">{planWords(plan)}</p>
      </div>
      <button type="button" className="btn sun" aria-disabled={busy} onClick={() => void start()}>
        {busy ? 'One moment…' : `Practise ${counted(count, 'question')}`}
      </button>
      {problem && <ProblemNote problem={problem} safe="Nothing of your exam is changed." />}
    </section>
  );
}

/** Which questions there will be, and why: mistakes first. */
function planWords({ parts, mistakes, wrong, alike, withoutPractice }: PutRight): string {
  const likes = [
    ...like(alike.wrong, wrong === 1 ? 'the one' : 'the ones', 'that went wrong'),
    ...like(alike.left, oneOf(alike.left), 'that you left without an answer'),
    ...like(alike.unreached, oneOf(alike.unreached), 'that you did not come to'),
  ];
  const count = questionsIn(parts);
  const made = `${counted(count, 'new question')} at the same level`;
  const [only] = likes;
  const told =
    only && likes.length === 1
      ? `${made}, ${only.words}.`
      : `${made}: ${listed(likes.map((one) => `${one.count} ${one.words}`))}.`;
  const fewer = mistakes - withoutPractice > count ? ' The rest can wait for another day.' : '';
  const none =
    withoutPractice > 0 ? ` There is no practice like ${counted(withoutPractice, 'other one', 'others')}.` : '';
  return told + fewer + none;
}

const oneOf = (count: number): string => (count === 1 ? 'one' : 'ones');

const like = (count: number, which: string, why: string) =>
  count === 0 ? [] : [{ count, words: `like ${which} ${why}` }];

interface KindlyProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Kindly = ({ title, children }: KindlyProps) => (
  <section className="card put-right" aria-label={title}>
    <div>
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  </section>
);
