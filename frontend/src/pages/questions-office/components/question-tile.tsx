import { Button, Form, Input, Radio, Select, type FormRule } from 'antd';
import { isEmptyTile, skills, type TileValues } from '../passage-values';
import { wanted } from '../form-faults';
import { letters, levels } from '../question-values';
import { OptionsField } from './options-field';

interface QuestionTileProps {
  /** Its place in the form's list, from 0. */
  readonly place: number;
  readonly onRemove: (() => void) | undefined;
}

/** One question of a comprehension. A tile that is left empty is skipped. */
export function QuestionTile({ place, onRemove }: QuestionTileProps) {
  return (
    <section className="question-tile" aria-label={`Question ${place + 1}`}>
      <div className="tile-heading">
        <h2>Question {place + 1}</h2>
        {onRemove && (
          <Button type="text" onClick={onRemove} aria-label={`Remove question ${place + 1}`}>
            Remove
          </Button>
        )}
      </div>
      <Form.Item
        name={[place, 'questionText']}
        label="Question text"
        required
        rules={[requiredIn(place, 'Question text')]}
      >
        <Input.TextArea rows={2} maxLength={600} />
      </Form.Item>
      <OptionsField name={[place, 'options']} required />
      <Form.Item
        name={[place, 'correctAnswer']}
        label="Correct answer"
        required
        rules={[requiredIn(place, 'Correct answer')]}
      >
        <Radio.Group optionType="button" options={[...letters]} />
      </Form.Item>
      <Form.Item
        name={[place, 'evidence']}
        label="Evidence"
        required
        extra="Words of the passage, letter for letter, that prove the answer."
      >
        <Input.TextArea rows={2} maxLength={600} />
      </Form.Item>
      <Form.Item name={[place, 'explanation']} label="Explanation" required extra="Told to the child after the answer.">
        <Input.TextArea rows={2} maxLength={1_000} />
      </Form.Item>
      <div className="short-fields">
        <Form.Item name={[place, 'skill']} label="Skill" required>
          <Select options={[...skills]} allowClear />
        </Form.Item>
        <Form.Item name={[place, 'level']} label="Level">
          <Select options={levels} allowClear />
        </Form.Item>
      </div>
    </section>
  );
}

/** Required as soon as anything is written in the tile. */
const requiredIn =
  (place: number, label: string): FormRule =>
  ({ getFieldValue }) => ({
    validator: (_, value: string | undefined) =>
      value?.trim() || isEmptyTile(getFieldValue(['questions', place]) as TileValues | undefined)
        ? Promise.resolve()
        : Promise.reject(new Error(wanted(label))),
  });
