import { Form, Select, type FormRule } from 'antd';
import type { EnglishTopicKey } from 'schemas/questions/english.events';
import { ruleWords } from '../../../parts/rule-words';
import { notOfTopic } from '../form-faults';
import { isTagOf } from '../question-values';

/** What a question practises: chosen by the words that parents read, and sent as the tag by which mistakes are counted. */
export function RuleTagField({ topic }: { readonly topic: EnglishTopicKey | undefined }) {
  return (
    <Form.Item
      name="ruleTag"
      label="Rule tag"
      required
      dependencies={['topic']}
      rules={[tagOfTopic(topic)]}
      extra="What it practises: mistakes are counted by it. Choose one of the list; write a part of it to find it."
    >
      <Select
        options={topic ? tagsOf(topic) : []}
        allowClear
        notFoundContent={topic ? 'None of the list is called so.' : 'Choose a topic first.'}
        showSearch={{ filterOption: isFound }}
      />
    </Form.Item>
  );
}

const tagsOf = (topic: EnglishTopicKey) =>
  Object.entries(ruleWords[topic] ?? {}).map(([value, label]) => ({ value, label }));

/** By the words that the list shows, or by the tag itself. */
const isFound = (text: string, option?: { readonly value: string; readonly label: string }) =>
  `${option?.label} ${option?.value}`.toLowerCase().includes(text.trim().toLowerCase());

/** One that was kept from before, or chosen under another topic, may be none of this one's. */
const tagOfTopic = (topic: EnglishTopicKey | undefined): FormRule => ({
  validator: (_, tag: string | undefined) =>
    !topic || !tag || isTagOf(topic, tag) ? Promise.resolve() : Promise.reject(new Error(notOfTopic)),
});
