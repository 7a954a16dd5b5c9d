import { useState } from 'react';
import type { LearnerQuestion } from 'schemas/questions/question';
import { Choices } from '../../../parts/question/choices';
import { Stem } from '../../../parts/question/stem';

/** A question drawn as the child will see it; the choices can be tried. */
export function QuestionPreview({ question }: { readonly question: LearnerQuestion }) {
  const [chosen, setChosen] = useState('');
  return (
    <div className="previewed-question">
      <p className="soft small">Question {question.number}</p>
      <div className="previewed-prompt">
        <Stem question={question} />
      </div>
      <Choices question={question} value={chosen} onChange={setChosen} />
    </div>
  );
}
