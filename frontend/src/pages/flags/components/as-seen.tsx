import { choicesOf } from '../../../parts/question/choice-face';
import { Figure } from '../../../parts/question/figure';
import { MarkedChoices } from '../../../parts/question/marked-choices';
import { PassageText } from '../../../parts/question/passage';
import { ShownAnswer } from '../../../parts/question/shown-answer';
import { Stem } from '../../../parts/question/stem';
import { Steps } from '../../../parts/question/steps';
import type { WholeFlaggedQuestion } from '../api';

/** The question as it stood before the child, whatever is drawn today, with its key and its steps. */
export function AsSeen({ whole }: { readonly whole: WholeFlaggedQuestion }) {
  const { question, questionNumber, correctAnswer, solution, passage } = whole;
  return (
    <section aria-label="As the child saw it">
      <h2>As the child saw it</h2>
      <div className="desk-paper flag-question">
        {passage && (
          <details>
            <summary>The passage: {passage.title}</summary>
            <PassageText passage={passage} />
          </details>
        )}
        <p className="soft">Question {questionNumber}</p>
        <div className="previewed-prompt">
          <Stem question={question} />
        </div>
        {question.figure !== undefined && <Figure svg={question.figure} />}
        {choicesOf(question).length > 0 ? (
          <MarkedChoices question={question} given="" right={correctAnswer} />
        ) : (
          <p>
            <b>Key:</b> <ShownAnswer question={question} answer={correctAnswer} />
          </p>
        )}
        <Steps solution={solution} />
      </div>
    </section>
  );
}
