import { Form, type FormInstance } from 'antd';
import { useRef } from 'react';
import type { EnglishTopicKey } from 'schemas/questions/english.events';
import { useAddQuestion } from './api';
import { FormEnd } from './components/form-end';
import { OfficePage } from './components/office-page';
import { QuestionFields } from './components/question-fields';
import { QuestionJudged } from './components/question-judged';
import { isTagOf, questionRequest, type QuestionValues } from './question-values';
import { ruleWords } from '../../parts/rule-words';
import { englishTopics } from './english-topics';
import { goToFirst, inWords, questionFault, type Fault } from './fault-fields';
import {
  atEachOption,
  clearMended,
  isOfChecks,
  notOfTopic,
  notWritten,
  optionsNotWritten,
  showFaults,
  unwritten,
  wanted,
} from './form-faults';
import { useOfficeForm, type Outcome } from './use-office-form';
import { useRefused } from './use-refused';

const topicMissing = {
  title: 'The topic is null: no topic is chosen yet',
  description: 'Nothing was added. Choose a topic at the top; what you have written stays.',
};

const noTopic: Fault = { reason: 'Choose a topic.', field: ['topic'] };
const labels = {
  questionText: 'Question text',
  correctAnswer: 'Correct answer',
  explanation: 'Explanation',
  ruleTag: 'Rule tag',
};

const ofSpec = new Set([labels.questionText, labels.correctAnswer]);
const wordsAt = (label: string) => (ofSpec.has(label) ? unwritten : wanted(label));

/** Everything that is to be written, said at once. */
function notSent(values: QuestionValues): Outcome {
  const { topic } = values;
  const missing = notWritten(values, labels, wordsAt);
  if (!topic) return { kind: 'missing', faults: [noTopic, ...missing] };
  const options = englishTopics[topic].options === undefined ? [] : optionsNotWritten(values.options);
  return { kind: 'incomplete', faults: inOrder([...missing, ...options, ...strangeTag(topic, values.ruleTag)]) };
}

const strangeTag = (topic: EnglishTopicKey, tag: string | undefined): readonly Fault[] =>
  !tag || isTagOf(topic, tag) ? [] : [{ reason: `Rule tag: ${notOfTopic}`, said: notOfTopic, field: ['ruleTag'] }];

/** As the fields stand in the form. */
const order = ['questionText', 'options', 'correctAnswer', 'explanation', 'ruleTag'];
const placeOf = ({ field: [name] }: Fault) => order.indexOf(String(name));
const inOrder = (faults: readonly Fault[]) => [...faults].sort((one, other) => placeOf(one) - placeOf(other));

/** A written item of one of the seven English topics. */
export default function AddGrammarQuestionPage() {
  const name = 'grammar-question';
  const { values, outcome, setOutcome, round, initial, take, restart, settle } = useOfficeForm<QuestionValues>(name);
  const { run, busy, problem } = useAddQuestion();
  // Its own of each round: one that outlived a round would keep what was written in it.
  const form = useRef<FormInstance<QuestionValues>>(null);
  useRefused({ name, form, problem });

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
    if (missing.kind === 'added') return;
    showFaults(form.current, missing.faults);
    goToFirst(name, missing.faults);
  };

  return (
    <OfficePage title="Add Grammar Question" isForm>
      <div className="form-and-preview">
        <Form<QuestionValues>
          key={round}
          ref={form}
          {...{ name, layout: 'vertical', className: 'office-form', initialValues: initial }}
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
