import { Form, Input, Select } from 'antd';
import { wanted } from '../form-faults';
import { genres } from '../passage-values';
import { levels } from '../question-values';

/** The fields of the passage itself. */
export function PassageFields() {
  return (
    <>
      <Form.Item name="title" label="Title" required>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item
        name="comprehensionDescription"
        label="Description"
        required
        extra="One sentence that says what the child is about to read."
      >
        <Input maxLength={400} />
      </Form.Item>
      <Form.Item
        name="comprehensionPassage"
        label="Passage"
        rules={[{ required: true, whitespace: true, message: wanted('Passage') }]}
        extra="|| ends a line and ||p|| a paragraph; plain line breaks and empty lines do the same. 350 to 600 words."
      >
        <Input.TextArea rows={14} maxLength={8_000} />
      </Form.Item>
      <div className="short-fields">
        <Form.Item name="genre" label="Genre" required>
          <Select options={[...genres]} allowClear />
        </Form.Item>
        <Form.Item name="level" label="Level" extra="1 is the easiest; 3 where none is chosen.">
          <Select options={levels} allowClear />
        </Form.Item>
      </div>
    </>
  );
}
