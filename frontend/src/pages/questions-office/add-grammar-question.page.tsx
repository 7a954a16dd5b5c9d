import { Form, type FormInstance } from 'antd';
import { useRef } from 'react';
import { useAddQuestion } from './api';
import { FormEnd } from './components/form-end';
import { OfficePage } from './components/office-page';
import { QuestionFields } from './components/question-fields';
import { QuestionJudged } from './components/question-judged';
import { questionRequest, type QuestionValues } from './question-values';
import { questionFault, type Fault } from './fault-fields';
import { showFaults, unfilled } from './form-faults';
import { useOfficeForm, type Outcome } from './use-office-form';

const topicMissing = {
  title: 'The topic is null',
  description: 'No topic is chosen, so nothing was added. Choose one at the top; what you have written stays.',
};

const noTopic: Fault = { reason: 'Choose a topic.', field: ['topic'] };
const labels = { questionText: 'Question text', correctAnswer: 'Correct answer' };

const notSent = (topic: QuestionValues['topic'], faults: readonly Fault[]): Outcome =>
  topic ? { kind: 'incomplete', faults } : { kind: 'missing', faults: [noTopic, ...faults] };

/** A written item of one of the seven English topics. */
export default function AddGrammarQuestionPage() {
  const name = 'grammar-question';
  const { values, outcome, setOutcome, round, initial, take, restart, settle } = useOfficeForm<QuestionValues>(name);
  const { run, busy, problem } = useAddQuestion();
  // Its own of each round: one that outlived a round would keep what was written in it.
  const form = useRef<FormInstance<QuestionValues>>(null);

  const add = async () => {
    const request = questionRequest(values);
    if (!request) {
      setOutcome({ kind: 'missing', faults: [noTopic] });
      return;
    }
    // The next one is mostly of the same topic and level.
    const next = { topic: request.topic, ...(request.level !== undefined && { level: request.level }) };
    const reply = await run(request);
    settle(reply, next, questionFault);
    if (reply?.kind === 'not-fit') showFaults(form.current, reply.reasons.map(questionFault));
  };

  return (
    <OfficePage title="Add Grammar Question" isForm>
      <div className="form-and-preview">
        <Form<QuestionValues>
          key={round}
          ref={form}
          {...{ name, layout: 'vertical', className: 'office-form', initialValues: initial }}
          scrollToFirstError={{ focus: true, block: 'center' }}
          onValuesChange={(_, all) => take(all)}
          onFinish={() => void add()}
          onFinishFailed={({ errorFields }) => setOutcome(notSent(values.topic, unfilled(errorFields, labels)))}
        >
          <QuestionFields topic={values.topic} />
          <FormEnd
            {...{
              form: name,
              what: 'The question',
              add: 'Add Question',
              busy,
              outcome,
              problem,
              missing: topicMissing,
            }}
            onClear={() => restart({})}
          />
        </Form>
        <QuestionJudged request={questionRequest(values)} />
      </div>
    </OfficePage>
  );
}
