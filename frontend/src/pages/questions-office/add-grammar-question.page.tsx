import { Form } from 'antd';
import { useAddQuestion } from './api';
import { FormEnd } from './components/form-end';
import { OfficePage } from './components/office-page';
import { QuestionFields } from './components/question-fields';
import { QuestionJudged } from './components/question-judged';
import { questionRequest, type QuestionValues } from './question-values';
import { useOfficeForm } from './use-office-form';

const topicMissing = {
  title: 'The topic is null',
  description: 'No topic is chosen, so nothing was added. Choose one at the top; what you have written stays.',
};

/** A written item of one of the seven English topics. */
export default function AddGrammarQuestionPage() {
  const name = 'grammar-question';
  const { values, outcome, setOutcome, round, initial, take, restart, settle } = useOfficeForm<QuestionValues>(name);
  const { run, busy, problem } = useAddQuestion();

  const add = async () => {
    const request = questionRequest(values);
    if (!request) {
      setOutcome({ kind: 'missing' });
      return;
    }
    // The next one is mostly of the same topic and level.
    const next = { topic: request.topic, ...(request.level !== undefined && { level: request.level }) };
    settle(await run(request), next);
  };

  return (
    <OfficePage title="Add Grammar Question" isForm>
      <div className="form-and-preview">
        <Form<QuestionValues>
          key={round}
          {...{ name, layout: 'vertical', className: 'office-form', initialValues: initial }}
          scrollToFirstError={{ focus: true, block: 'center' }}
          onValuesChange={(_, all) => take(all)}
          onFinish={() => void add()}
          onFinishFailed={() => setOutcome(values.topic ? undefined : { kind: 'missing' })}
        >
          <QuestionFields topic={values.topic} />
          <FormEnd
            {...{ what: 'The question', add: 'Add Question', busy, outcome, problem, missing: topicMissing }}
            onClear={() => restart({})}
          />
        </Form>
        <QuestionJudged request={questionRequest(values)} />
      </div>
    </OfficePage>
  );
}
