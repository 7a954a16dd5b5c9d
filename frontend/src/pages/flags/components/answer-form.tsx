import { Button, Form, Input, Radio } from 'antd';
import { usePassing } from '../../../parts/form/passing';
import { ProblemNote } from '../../../parts/page/shown';
import { useAnswerFlags, type Verdict, type WholeFlaggedQuestion } from '../api';
import { childrenWords, verdictWords } from '../flag-words';

interface Values {
  readonly verdict: Verdict;
  readonly note?: string;
}

const verdicts = (['mended', 'right-as-it-is'] as const).map((value) => ({ value, label: verdictWords[value] }));

interface AnswerFormProps {
  readonly whole: WholeFlaggedQuestion;
  readonly again: () => void;
}

/** What the children are told. Where another editor was quicker, their answer is fetched, and what was written here stays. */
export function AnswerForm({ whole, again }: AnswerFormProps) {
  const [form] = Form.useForm<Values>();
  const { run, busy, problem } = useAnswerFlags();
  const { questionId, worksheetId, questionNumber, lastFlaggedAt: seenUntil, answers: answersSeen, learners } = whole;
  const written = usePassing<Partial<Values>>(`answer-${worksheetId}-${questionNumber}`, {});
  const send = async ({ verdict, note = '' }: Values) => {
    const about = { questionId, worksheetId, questionNumber, seenUntil, answersSeen };
    if (!(await run({ ...about, verdict, ...noted(note) }))) {
      again();
      return;
    }
    written.empty();
    form.setFieldsValue({ verdict: undefined, note: undefined });
  };
  return (
    <Form<Values>
      form={form}
      name="answer-flags"
      layout="vertical"
      initialValues={written.values}
      onValuesChange={(_, values) => written.keep(values)}
      onFinish={(values) => void send(values)}
    >
      <h2>{answersSeen > 0 ? 'Answer again' : 'Answer'}</h2>
      <Form.Item
        name="verdict"
        label="The question is"
        rules={[{ required: true, message: 'Choose one: the children are told it.' }]}
      >
        <Radio.Group options={verdicts} />
      </Form.Item>
      <Form.Item name="note" label="A note that the children read (optional)" extra="Kind, plain, and naming nobody.">
        <Input.TextArea rows={3} maxLength={500} showCount />
      </Form.Item>
      {problem && <ProblemNote problem={problem} safe="What you wrote is still here." />}
      <Button type="primary" htmlType="submit" loading={busy}>
        Tell {childrenWords(learners)}
      </Button>
    </Form>
  );
}

/** Of a text that was pasted, tabs are no more than spaces: the server takes line breaks alone. */
const noted = (note: string) => {
  const text = note.replace(/\t/g, ' ').trim();
  return text === '' ? {} : { note: text };
};
