import { useJudgedQuestion, type QuestionRequest } from '../api';
import { useLast, useRested } from '../use-rested';
import { PreviewPanel } from './preview-panel';
import { QuestionPreview } from './question-preview';

/** A grammar question as it stands: drawn, and judged by the checks of the bank. */
export function QuestionJudged({ request }: { readonly request: QuestionRequest | undefined }) {
  const writing = request?.questionText ? request : undefined;
  const { data, problem, loading } = useJudgedQuestion(useRested(writing));
  const last = useLast(data);
  return (
    <PreviewPanel
      waitsFor={writing ? undefined : 'Choose a topic and write the question: it will be drawn here.'}
      judged={last}
      problem={problem}
      checking={loading}
    >
      {last?.preview && <QuestionPreview key={last.preview.prompt} question={last.preview} />}
    </PreviewPanel>
  );
}
