import { useJudgedQuestion, type JudgedQuestion, type QuestionRequest } from '../api';
import { usePassed } from '../use-passed';
import { useLast, useRested } from '../use-rested';
import { ruleWords } from '../../../parts/rule-words';
import { inWords } from '../fault-fields';
import { PreviewPanel } from './preview-panel';
import { QuestionPreview } from './question-preview';

interface JudgedProps {
  readonly request: QuestionRequest | undefined;
  /** Every check is passed as it stands. */
  readonly onPassed: () => void;
}

/** A grammar question as it stands: drawn, and judged by the checks of the bank. */
export function QuestionJudged({ request, onPassed }: JudgedProps) {
  const writing = request?.questionText ? request : undefined;
  const { data, problem, loading } = useJudgedQuestion(useRested(writing));
  const last = useLast(data);
  usePassed(data, onPassed);
  return (
    <PreviewPanel
      waitsFor={writing ? undefined : 'Choose a topic and write the question: it will be drawn here.'}
      judged={last && worded(last, request)}
      problem={problem}
      checking={loading}
    >
      {last?.preview && <QuestionPreview key={last.preview.prompt} question={last.preview} />}
    </PreviewPanel>
  );
}

const worded = (judged: JudgedQuestion, request: QuestionRequest | undefined): JudgedQuestion => ({
  ...judged,
  reasons: judged.reasons.map((reason) => inWords(reason, request && ruleWords[request.topic])),
});
