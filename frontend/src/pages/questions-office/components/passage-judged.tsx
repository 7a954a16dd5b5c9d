import { PassageText } from '../../../parts/question/passage';
import { useJudgedPassage, type PassageRequest } from '../api';
import { usePassed } from '../use-passed';
import { useLast, useRested } from '../use-rested';
import { PreviewPanel } from './preview-panel';
import { QuestionPreview } from './question-preview';

interface JudgedProps {
  readonly request: PassageRequest | undefined;
  /** Every check is passed as it stands. */
  readonly onPassed: () => void;
}

/** A comprehension as it stands: the passage beside its questions, judged by the checks of the bank. */
export function PassageJudged({ request, onPassed }: JudgedProps) {
  const { data, problem, loading } = useJudgedPassage(useRested(request));
  const last = useLast(data);
  usePassed(data, onPassed);
  return (
    <PreviewPanel
      waitsFor={request ? undefined : 'Write the passage and a question: both will be drawn here.'}
      judged={last}
      problem={problem}
      checking={loading}
    >
      {last && (
        <div className="passage-and-questions">
          {last.passage && (
            <div className="previewed-passage" role="region" aria-label="Passage" tabIndex={0}>
              <PassageText passage={last.passage} />
            </div>
          )}
          <div className="previewed-questions">
            {last.questions.map((question) => (
              <QuestionPreview key={`${question.number} ${question.prompt}`} question={question} />
            ))}
          </div>
        </div>
      )}
    </PreviewPanel>
  );
}
