import { Button, Form } from 'antd';
import { useAddPassage } from './api';
import { FormEnd } from './components/form-end';
import { OfficePage } from './components/office-page';
import { PassageFields } from './components/passage-fields';
import { PassageJudged } from './components/passage-judged';
import { QuestionTile } from './components/question-tile';
import { passageRequest, type PassageValues } from './passage-values';
import { useOfficeForm } from './use-office-form';

const mostQuestions = 12;
const blank: PassageValues = { questions: [{}] };
const noQuestion = {
  title: 'There is no question yet',
  description: 'Nothing was added. Write at least one question about the passage; empty ones are skipped.',
};

/** A passage with its questions. */
export default function AddComprehensionQuestionPage() {
  const name = 'comprehension';
  const { values, outcome, setOutcome, round, initial, take, restart, settle } = useOfficeForm<PassageValues>(name);
  const { run, busy, problem } = useAddPassage();

  const add = async () => {
    const request = passageRequest(values);
    if (!request) {
      setOutcome({ kind: 'missing' });
      return;
    }
    settle(await run(request), blank);
  };

  return (
    <OfficePage title="Add Comprehension Question" isForm>
      <Form<PassageValues>
        key={round}
        {...{ name, layout: 'vertical', className: 'office-form', initialValues: { ...blank, ...initial } }}
        scrollToFirstError={{ focus: true, block: 'center' }}
        onValuesChange={(_, all) => take(all)}
        onFinish={() => void add()}
      >
        <div className="passage-form">
          <div>
            <PassageFields />
          </div>
          <Form.List name="questions">{(fields, list) => <Tiles fields={fields} {...list} />}</Form.List>
        </div>
        <FormEnd
          {...{ what: 'The comprehension', add: 'Add Comprehension', busy, outcome, problem, missing: noQuestion }}
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
