import { useState, type ReactNode } from 'react';
import type { RehearsalName } from 'schemas/mock-exams/rehearsals/rehearsal.contract';
import { Shown } from '../../../parts/page/shown';
import { Steps } from '../../../parts/question/steps';
import { counted, listed } from '../../../parts/words';
import { ExamView } from '../exam-view/exam-view';
import { useMarks, useRehearsalPaper, type Marked, type ServedPaper } from './api';
import type { KeptRehearsal } from './kept-rehearsal';

interface ResultProps {
  readonly rehearsal: RehearsalName;
  readonly kept: KeptRehearsal;
  /** The way on from it. */
  readonly children: ReactNode;
}

/** What was handed in, marked at once: how much was right, and each question with its solution. */
export function Result({ rehearsal, kept, children }: ResultProps) {
  const paper = useRehearsalPaper(rehearsal);
  const marks = useMarks(rehearsal, kept);
  return (
    <Shown answer={paper}>
      {(served) =>
        served.paperHash === kept.paperHash ? (
          <Shown answer={marks}>
            {(marked) => (
              <>
                <Summary marks={marked.marks} numberCorrect={marked.numberCorrect} />
                {children}
                <Solutions served={served} marked={marked} kept={kept} />
              </>
            )}
          </Shown>
        ) : (
          <>
            <p>The questions have changed since you did them, so they cannot be shown marked any more.</p>
            {children}
          </>
        )
      }
    </Shown>
  );
}

function Summary({ marks, numberCorrect }: Pick<Marked, 'marks' | 'numberCorrect'>) {
  const wrong = marks.flatMap(({ isCorrect, userAnswer }, n) =>
    isCorrect || userAnswer === undefined ? [] : [String(n + 1)],
  );
  const blank = marks.flatMap(({ userAnswer }, n) => (userAnswer === undefined ? [String(n + 1)] : []));
  return (
    <div>
      <p className="lead">
        <b>
          {numberCorrect} of {marks.length} right.
        </b>{' '}
        {numberCorrect === marks.length ? 'Every one of them!' : 'Have a look at the steps of the others.'}
      </p>
      {wrong.length > 0 && <p>Not right: {questionsCalled(wrong)}.</p>}
      {blank.length > 0 && <p>Without an answer: {questionsCalled(blank)}.</p>}
    </div>
  );
}

const questionsCalled = (numbers: readonly string[]): string =>
  `${numbers.length === 1 ? 'question' : 'questions'} ${listed(numbers)}`;

interface SolutionsProps {
  readonly served: ServedPaper;
  readonly marked: Marked;
  readonly kept: KeptRehearsal;
}

function Solutions({ served: { paper }, marked: { marks }, kept }: SolutionsProps) {
  const first = marks.find(({ isCorrect }) => !isCorrect) ?? marks[0];
  const [here, setHere] = useState(first?.mockExamQuestionId);
  const mark = marks.find(({ mockExamQuestionId }) => mockExamQuestionId === here);
  const right = Object.fromEntries(marks.map((one) => [one.mockExamQuestionId, one.correctAnswer]));
  return (
    <section className="rehearsal-marked" aria-label={`${paper.name}: ${counted(marks.length, 'question')}, marked`}>
      <ExamView
        paper={paper}
        questions={kept.questions}
        here={here}
        right={right}
        onShow={setHere}
        below={mark && <Solution mark={mark} />}
      />
    </section>
  );
}

function Solution({ mark: { isCorrect, userAnswer, explanation } }: { readonly mark: Marked['marks'][number] }) {
  const verdict = userAnswer === undefined ? 'You left this one blank.' : isCorrect ? 'Right.' : 'Not quite.';
  return (
    <div className="rehearsal-solution" role="status">
      <p>
        <b>{verdict}</b>
        {!isCorrect && ' Have a look at the steps.'}
      </p>
      <Steps solution={explanation} />
    </div>
  );
}
