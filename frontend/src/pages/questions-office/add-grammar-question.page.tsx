import { Form, type FormInstance } from 'antd';
import { useRef } from 'react';
import { useAddQuestion } from './api';
import { FormEnd } from './components/form-end';
import { OfficePage } from './components/office-page';
import { QuestionFields } from './components/question-fields';
import { QuestionJudged } from './components/question-judged';
import { questionRequest, type QuestionValues } from './question-values';
import { ruleWords } from '../../parts/rule-words';
import { englishTopics } from './english-topics';
import { inWords, questionFault, type Fault } from './fault-fields';
import { atEachOption, clearMended, isOfChecks, notWritten, showFaults } from './form-faults';
import { useOfficeForm, type Outcome } from './use-office-form';

const topicMissing = {
  title: 'The topic is null',
  description: 'No topic is chosen, so nothing was added. Choose one at the top; what you have written stays.',
};

const noTopic: Fault = { reason: 'Choose a topic.', field: ['topic'] };
const labels = {
  questionText: 'Question text',
  correctAnswer: 'Correct answer',
  explanation: 'Explanation',
  ruleTag: 'Rule tag',
};

/** Everything that is to be written, said at once. */
function notSent(values: QuestionValues): Outcome {
  const { topic } = values;
  const unwritten = notWritten(values, labels);
  if (!topic) return { kind: 'missing', faults: [noTopic, ...unwritten] };
  const noOption: Fault = { reason: 'An option is empty.', field: ['options', 0] };
  const needs = englishTopics[topic].options !== undefined && atEachOption([noOption], values).length > 0;
  return { kind: 'incomplete', faults: needs ? [...unwritten, noOption] : unwritten };
}

/** These say it themselves. */
const hasRule = ({ field: [name] }: Fault) => name === 'topic' || name === 'questionText' || name === 'correctAnswer';

/** A written item of one of the seven English topics. */
export default function AddGrammarQuestionPage() {
  const name = 'grammar-question';
  const { values, outcome, setOutcome, round, initial, take, restart, settle } = useOfficeForm<QuestionValues>(name);
  const { run, busy, problem } = useAddQuestion();
  // Its own of each round: one that outlived a round would keep what was written in it.
  const form = useRef<FormInstance<QuestionValues>>(null);

  const add = async () => {
    const request = questionRequest(values);
    if (!request) return;
    // The next one is mostly of the same topic and level.
    const next = { topic: request.topic, ...(request.level !== undefined && { level: request.level }) };
    const reply = await run(request);
    const faultOf = (reason: string) => questionFault(inWords(reason, ruleWords[request.topic]));
    settle(reply, next, faultOf);
    if (reply?.kind === 'not-fit') showFaults(form.current, atEachOption(reply.reasons.map(faultOf), values));
  };
  const refuse = () => {
    const missing = notSent(values);
    setOutcome(missing);
    if (missing.kind !== 'added')
      showFaults(
        form.current,
        atEachOption(
          missing.faults.filter((fault) => !hasRule(fault)),
          values,
        ),
      );
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
          onFinishFailed={refuse}
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
        <QuestionJudged request={questionRequest(values)} onPassed={() => clearMended(form.current, isOfChecks)} />
      </div>
    </OfficePage>
  );
}
