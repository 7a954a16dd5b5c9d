import { Link } from 'react-router-dom';
import { subjectTitles } from 'schemas/questions/question';
import { useTitles } from '../../../parts/catalogue';
import { day } from '../../../parts/dates';
import { Figure } from '../../../parts/question/figure';
import { MarkedChoices } from '../../../parts/question/marked-choices';
import { ShownAnswer } from '../../../parts/question/shown-answer';
import { Stem } from '../../../parts/question/stem';
import { reviewAddress } from '../../../parts/subjects';
import { beside } from '../../../parts/words';
import type { Mistake } from '../api';
import { stateOf } from '../mistake-state';

/** One question that went wrong, as it was, both answers, where it came from and when it comes back. */
export function MistakeCard({ mistake }: { readonly mistake: Mistake }) {
  const titles = useTitles();
  const { subject, topic, questionType, question } = mistake;
  const names = [subjectTitles[subject], titles.topic(topic), titles.type(questionType)];
  return (
    <article className="card mistake">
      <div className="row between">
        <h3>{beside([...new Set(names)])}</h3>
        <ComesBack mistake={mistake} />
      </div>
      <div className="mistake-prompt">
        <Stem question={question} />
      </div>
      {question.figure !== undefined && <Figure svg={question.figure} />}
      <Answers mistake={mistake} />
      <p className="small soft mistake-from">
        <span>From your worksheet of {day(mistake.madeAt)}</span>
        <Link to={reviewAddress(subject, mistake.worksheetId, mistake.questionNumber)}>
          See the steps<span className="read-aloud"> of question {mistake.questionNumber}</span>
        </Link>
      </p>
    </article>
  );
}

/** The child's answer beside the right one: among the choices, where there were any. */
function Answers({ mistake: { question, userAnswer, correctAnswer } }: { readonly mistake: Mistake }) {
  if (question.options)
    return (
      <>
        <MarkedChoices question={question} given={userAnswer} right={correctAnswer} />
        {userAnswer === '' && <p className="soft">You left it blank.</p>}
      </>
    );
  return (
    <dl className="answer-pair">
      <div className="yours">
        <dt>Your answer</dt>
        <dd>
          <ShownAnswer question={question} answer={userAnswer} />
        </dd>
      </div>
      <div className="right">
        <dt>Right answer</dt>
        <dd>
          <ShownAnswer question={question} answer={correctAnswer} />
        </dd>
      </div>
    </dl>
  );
}

function ComesBack({ mistake }: { readonly mistake: Mistake }) {
  switch (stateOf(mistake, Date.now())) {
    case 'due':
      return <span className="tag warn">Due today</span>;
    case 'later':
      return <span className="tag">Back on {mistake.dueOn && day(mistake.dueOn)}</span>;
    case 'solved':
      return (
        <span className="tag good">
          <span aria-hidden="true">✓</span> Solved{mistake.solvedAt && ` on ${day(mistake.solvedAt)}`}
        </span>
      );
  }
}
