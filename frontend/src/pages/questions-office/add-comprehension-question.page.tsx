import { Button, Form, type FormInstance } from 'antd';
import { useRef } from 'react';
import { counted } from '../../parts/words';
import { useAddPassage } from './api';
import { FormEnd } from './components/form-end';
import { OfficePage } from './components/office-page';
import { PassageFields } from './components/passage-fields';
import { PassageJudged } from './components/passage-judged';
import { QuestionTile } from './components/question-tile';
import { isEmptyTile, passageRequest, type PassageValues, type TileValues } from './passage-values';
import { goToFirst, passageFault, type Fault } from './fault-fields';
import { atEachOption, clearMended, isOfChecks, notWritten, optionsNotWritten, showFaults } from './form-faults';
import { useOfficeForm } from './use-office-form';
import { useRefused } from './use-refused';

/** As the checks of the bank have it. */
const fewestQuestions = 8;
const mostQuestions = 12;
const blank: PassageValues = { questions: [{}] };
const noQuestion = {
  title: 'There is no question yet',
  description: 'Nothing was added. Write at least one question about the passage; empty ones are skipped.',
};

const ofTiles = { questionText: 'Question text' };
const afterOptions = {
  correctAnswer: 'Correct answer',
  evidence: 'Evidence',
  explanation: 'Explanation',
  skill: 'Skill',
};
const ofPassage = {
  title: 'Title',
  comprehensionDescription: 'Description',
  comprehensionPassage: 'Passage',
  genre: 'Genre',
};

/** What is to be written of the passage itself, in the order of its fields. */
const ofThePassage = (values: PassageValues): Fault[] => notWritten(values, ofPassage);

/** What is to be written in the tiles that were begun, and in the first where none was. */
function ofTheTiles({ questions = [] }: PassageValues, begun: readonly number[]): Fault[] {
  return (begun.length === 0 ? [0] : begun).flatMap((place) =>
    ofTile(questions[place] ?? {}).map((fault) => ({
      ...fault,
      reason: `Question ${place + 1}: ${fault.reason}`,
      field: ['questions', place, ...fault.field],
    })),
  );
}

const ofTile = (tile: TileValues): Fault[] => [
  ...notWritten(tile, ofTiles),
  ...optionsNotWritten(tile.options),
  ...notWritten(tile, afterOptions),
];

/** That there are too few questions: mended in the first tile in which nothing is written, or after the last. */
function tooFew({ questions = [] }: PassageValues, begun: readonly number[]): Fault[] {
  if (begun.length >= fewestQuestions) return [];
  const empty = questions.findIndex(isEmptyTile);
  const place = empty < 0 ? Math.max(0, questions.length - 1) : empty;
  const reason = `${counted(fewestQuestions, 'question')}: ${stillToWrite(begun.length)}`;
  return [{ reason, field: ['questions', place, 'questionText'] }];
}

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
  useRefused({ name, form, problem, tiles });

  const refuse = (kind: 'missing' | 'incomplete') => {
    const [ofIt, inTiles, few] = [ofThePassage(values), ofTheTiles(values, tiles), tooFew(values, tiles)];
    // Of a question that was not begun it is enough to say so once.
    const faults = [...ofIt, ...(tiles.length > 0 ? inTiles : []), ...few];
    setOutcome({ kind, faults });
    showFaults(form.current, [...ofIt, ...inTiles]);
    goToFirst(name, faults);
  };

  const add = async () => {
    const request = passageRequest(values);
    if (!request) {
      refuse('missing');
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
        onValuesChange={(_, all) => take(all)}
        onFinish={() => void add()}
        onFinishFailed={() => refuse('incomplete')}
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
