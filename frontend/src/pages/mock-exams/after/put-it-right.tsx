import { useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../client/session';
import { SwitchedOff, useLooksOnly } from '../../../parts/looking/looks-only';
import { ProblemNote } from '../../../parts/page/shown';
import { plannedAddress } from '../../../parts/plan/planned-worksheet';
import { questionsIn } from '../../../parts/plan/plan';
import { worksheetAddress } from '../../../parts/subjects';
import { counted } from '../../../parts/words';
import { holdsOneOf, learnerRoles } from '../../../rooms/access';
import { useStartPlanned, type PutRight } from './api';

/** One press makes a practice worksheet of the types and levels that went wrong; said kindly where there is nothing to make. */
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
        The questions that went wrong belong to this paper alone, so there is no practice that is just like them. Their
        solutions below show each step.
      </Kindly>
    );
  if (!mayPractise)
    return (
      <Kindly title="Put it right">
        There is practice just like {counted(plan.mistakes, 'question')} of this paper in the Questions Portal. It is
        not part of what your account has at the moment; the solutions below are.
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

function Start({ plan: { parts, mistakes, withoutPractice } }: { readonly plan: PutRight }) {
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
        <p className="soft">{planWords({ count, mistakes, withoutPractice })}</p>
      </div>
      <button type="button" className="btn sun" aria-disabled={busy} onClick={() => void start()}>
        {busy ? 'One moment…' : `Practise ${counted(count, 'question')}`}
      </button>
      {problem && <ProblemNote problem={problem} safe="Nothing of your exam is changed." />}
    </section>
  );
}

interface PlanWords {
  readonly count: number;
  readonly mistakes: number;
  readonly withoutPractice: number;
}

function planWords({ count, mistakes, withoutPractice }: PlanWords): string {
  const like = `${counted(count, 'new question')} just like the ones that went wrong, at the same level.`;
  const fewer = mistakes - withoutPractice > count ? ' The rest can wait for another day.' : '';
  const none =
    withoutPractice > 0 ? ` ${counted(withoutPractice, 'other belongs', 'others belong')} to this paper alone.` : '';
  return like + fewer + none;
}

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
