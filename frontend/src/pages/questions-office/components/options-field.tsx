import { Form, Input } from 'antd';
import { letters } from '../question-values';

interface OptionsFieldProps {
  /** Where the five stand in the form's values. */
  readonly name: (string | number)[];
  readonly hint?: string;
  readonly required?: boolean;
}

/** The five options, A to E. */
export function OptionsField({ name, hint, required = false }: OptionsFieldProps) {
  return (
    <fieldset className="options-field">
      <legend>Options</legend>
      {hint !== undefined && <p className="soft">{hint}</p>}
      {letters.map((letter, place) => (
        <Form.Item
          key={letter}
          name={[...name, place]}
          label={`Option ${letter}`}
          required={required}
          className="option-row"
        >
          <Input maxLength={400} />
        </Form.Item>
      ))}
    </fieldset>
  );
}
