import { Button, Form, type FormInstance } from 'antd';
import { useRef } from 'react';
import { counted } from '../../parts/words';
import { useAddPassage } from './api';
import { FormEnd } from './components/form-end';
import { OfficePage } from './components/office-page';
import { PassageFields } from './components/passage-fields';
import { PassageJudged } from './components/passage-judged';
import { QuestionTile } from './components/question-tile';
import { isEmptyTile, passageRequest, type PassageValues } from './passage-values';
import { passageFault, type Fault } from './fault-fields';
import { showFaults, unfilled } from './form-faults';
import { useOfficeForm } from './use-office-form';

/** As the checks of the bank have it. */
const fewestQuestions = 8;
const mostQuestions = 12;
const blank: PassageValues = { questions: [{}] };
const noQuestion = {
  title: 'There is no question yet',
  description: 'Nothing was added. Write at least one question about the passage; empty ones are skipped.',
};

const firstQuestion: Fault = { reason: 'Write a question.', field: ['questions', 0, 'questionText'] };
const labels = { comprehensionPassage: 'The passage', questionText: 'Question text', correctAnswer: 'Correct answer' };

/** The places of the tiles in which something is written. */
const filledTiles = ({ questions = [] }: PassageValues): number[] =>
  questions.flatMap((tile, place) => (isEmptyTile(tile) ? [] : [place]));

const stillToWrite = (count: number): string =>
  count < fewestQuestions
    ? `${counted(count, 'question')} so far, ${fewestQuestions - count} more to write.`
    : `${counted(count, 'question')} so far: that is enough.`;

/** A passage with its questions. */
export default function AddComprehensionQuestionPage() {
  const name = 'comprehension';
  const { values, outcome, setOutcome, round, initial, take, restart, settle } = useOfficeForm<PassageValues>(name);
  const { run, busy, problem } = useAddPassage();
  // Its own of each round: one that outlived a round would keep what was written in it.
  const form = useRef<FormInstance<PassageValues>>(null);
  const tiles = filledTiles(values);

  const add = async () => {
    const request = passageRequest(values);
    if (!request) {
      setOutcome({ kind: 'missing', faults: [firstQuestion] });
      return;
    }
    const reply = await run(request);
    const faultOf = (reason: string) => passageFault(reason, tiles);
    settle(reply, blank, faultOf);
    if (reply?.kind === 'not-fit') showFaults(form.current, reply.reasons.map(faultOf));
  };

  return (
    <OfficePage title="Add Comprehension Question" isForm>
      <p className="notice">
        A comprehension has a passage of 350 to 600 words and {fewestQuestions} to {mostQuestions} questions.{' '}
        <b>{stillToWrite(tiles.length)}</b>
      </p>
      <Form<PassageValues>
        key={round}
        ref={form}
        {...{ name, layout: 'vertical', className: 'office-form', initialValues: { ...blank, ...initial } }}
        scrollToFirstError={{ focus: true, block: 'center' }}
        onValuesChange={(_, all) => take(all)}
        onFinish={() => void add()}
        onFinishFailed={({ errorFields }) => setOutcome({ kind: 'incomplete', faults: unfilled(errorFields, labels) })}
      >
        <div className="passage-form">
          <div>
            <PassageFields />
          </div>
          <Form.List name="questions">{(fields, list) => <Tiles fields={fields} {...list} />}</Form.List>
        </div>
        <FormEnd
          {...{
            form: name,
            what: 'The comprehension',
            add: 'Add Comprehension',
            busy,
            outcome,
            problem,
            missing: noQuestion,
          }}
          onClear={() => restart(blank)}
        />
      </Form>
      <PassageJudged request={passageRequest(values)} />
    </OfficePage>
  );
}

interface TilesProps {
  readonly fields: readonly { readonly key: number; readonly name: number }[];
  readonly add: (value: object) => void;
  readonly remove: (place: number) => void;
}

function Tiles({ fields, add, remove }: TilesProps) {
  return (
    <div className="question-tiles">
      {fields.map(({ key, name }) => (
        <QuestionTile key={key} place={name} onRemove={fields.length > 1 ? () => remove(name) : undefined} />
      ))}
      <Button type="dashed" disabled={fields.length >= mostQuestions} onClick={() => add({})}>
        Add another question
      </Button>
    </div>
  );
}
