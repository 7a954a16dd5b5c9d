import type { FieldState } from '../../../parts/form/use-form';

interface ChoiceProps {
  readonly field: FieldState;
  readonly label: string;
  readonly of: readonly (readonly [value: string, title: string])[];
}

/** One of a few, in a box. */
export function Choice({ field, label, of }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={field.id}>{label}</label>
      <select
        id={field.id}
        value={field.value}
        aria-invalid={field.error !== undefined}
        onChange={({ target }) => field.onChange(target.value)}
      >
        {of.map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
      {field.error !== undefined && <p className="field-note wrong">{field.error}</p>}
    </div>
  );
}
