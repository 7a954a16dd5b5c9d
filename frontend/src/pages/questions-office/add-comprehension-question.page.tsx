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
import { atEachOption, clearMended, isOfChecks, notWritten, showFaults, unfilled } from './form-faults';
import { useOfficeForm } from './use-office-form';

/** As the checks of the bank have it. */
const fewestQuestions = 8;
const mostQuestions = 12;
const blank: PassageValues = { questions: [{}] };
const noQuestion = {
  title: 'There is no question yet',
  description: 'Nothing was added. Write at least one question about the passage; empty ones are skipped.',
};

const ofTiles = { questionText: 'Question text', correctAnswer: 'Correct answer' };
const ofPassage = {
  title: 'Title',
  comprehensionDescription: 'Description',
  comprehensionPassage: 'The passage',
  genre: 'Genre',
};

/** Everything that is to be written besides the questions that were begun, said at once. */
function toWrite(values: PassageValues): Fault[] {
  const count = filledTiles(values).length;
  const reason = `${counted(fewestQuestions, 'question')}: ${stillToWrite(count)}`;
  const questions: readonly Fault[] =
    count < fewestQuestions ? [{ reason, field: ['questions', Math.max(0, count - 1), 'questionText'] }] : [];
  return [...notWritten(values, ofPassage), ...questions];
}

/** The passage says it itself, and a question that is still to be written has no field. */
const isPlain = ({ field: [name] }: Fault) => name !== 'comprehensionPassage' && name !== 'questions';

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

  const refuse = (kind: 'missing' | 'incomplete', more: readonly Fault[]) => {
    const faults = toWrite(values);
    setOutcome({ kind, faults: [...faults, ...more.filter(({ field: [name] }) => name === 'questions')] });
    showFaults(form.current, faults.filter(isPlain));
  };

  const add = async () => {
    const request = passageRequest(values);
    if (!request) {
      refuse('missing', []);
      return;
    }
    const reply = await run(request);
    const faultOf = (reason: string) => passageFault(reason, tiles);
    settle(reply, blank, faultOf);
    if (reply?.kind === 'not-fit') showFaults(form.current, atEachOption(reply.reasons.map(faultOf), values));
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
        onFinishFailed={({ errorFields }) => refuse('incomplete', unfilled(errorFields, ofTiles))}
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
      <PassageJudged request={passageRequest(values)} onPassed={() => clearMended(form.current, isOfChecks)} />
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
