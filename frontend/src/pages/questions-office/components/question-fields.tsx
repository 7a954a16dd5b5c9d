import { Form, Input, Radio, Select } from 'antd';
import type { EnglishTopicKey } from 'schemas/questions/english.events';
import { englishTopics, topicKeys, type TopicGuide } from '../english-topics';
import { unwritten } from '../form-faults';
import { letters, levels } from '../question-values';
import { OptionsField } from './options-field';
import { RuleTagField } from './rule-tag-field';

const required = [{ required: true, whitespace: true, message: unwritten }];
const topics = topicKeys.map((value) => ({ value, label: englishTopics[value].title }));

/** The fields of a grammar question; what they ask for follows the topic. */
export function QuestionFields({ topic }: { readonly topic: EnglishTopicKey | undefined }) {
  const guide = topic && englishTopics[topic];
  return (
    <>
      <Form.Item name="topic" label="Topic" rules={[{ required: true, message: 'Choose a topic.' }]}>
        <Select options={topics} placeholder="Choose a topic" />
      </Form.Item>
      <Form.Item name="questionText" label="Question text" rules={required} extra={guide && <Guide guide={guide} />}>
        <Input.TextArea rows={3} maxLength={2_000} />
      </Form.Item>
      {guide?.options !== undefined && <OptionsField name={['options']} required hint={guide.options} />}
      <Form.Item name="correctAnswer" label="Correct answer" rules={required} extra={guide && answerHint(guide)}>
        <Radio.Group optionType="button" options={[...letters]} />
      </Form.Item>
      <Form.Item
        name="correctSentenceVersion"
        label="Correct sentence"
        required={guide !== undefined && guide.options === undefined}
        extra="The whole sentence as it should be."
      >
        <Input.TextArea rows={2} maxLength={2_000} />
      </Form.Item>
      <Form.Item
        name="explanation"
        label="Explanation"
        required
        extra="Told to the child after the answer: the reason, in a sentence or two."
      >
        <Input.TextArea rows={2} maxLength={1_000} />
      </Form.Item>
      <RuleTagField topic={topic} />
      <Form.Item name="level" label="Level" extra="1 is the easiest; 3 where none is chosen." className="short-field">
        <Select options={levels} allowClear />
      </Form.Item>
    </>
  );
}

function Guide({ guide: { question, example } }: { readonly guide: TopicGuide }) {
  return (
    <>
      {question} For example: <span className="example">{example}</span>
    </>
  );
}

const answerHint = ({ options }: TopicGuide) =>
  options === undefined ? 'A to D are the groups in their order; E is for no mistake.' : undefined;
