import { useAlive } from './alive';
import { described, Note } from './fields';
import { Room } from './room';
import type { FieldState } from './use-form';
import './form.css';

interface AreaProps {
  readonly field: FieldState;
  readonly label: string;
  /** The longest that it takes, in characters. */
  readonly most: number;
  readonly rows?: number;
  readonly hint?: string;
  readonly optional?: boolean;
}

/** A labelled box for several lines. */
export function Area({ field, label, most, rows = 3, hint, optional = false }: AreaProps) {
  const { id, name, value, error } = field;
  const alive = useAlive();
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="soft"> (optional)</span>}
      </label>
      <div className={error === undefined ? 'field-box' : 'field-box wrong'}>
        <textarea
          {...{ id, name, rows, value }}
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={field.onBlur}
          required={!optional}
          readOnly={!alive}
          maxLength={most}
          {...described(field, hint)}
        />
      </div>
      <Note field={field} hint={hint} />
      <Room written={value.length} most={most} />
    </div>
  );
}

interface ChooseProps {
  readonly field: FieldState;
  readonly label: string;
  readonly choices: readonly (readonly [value: string, words: string])[];
  readonly hint?: string;
}

/** A labelled list of which one is chosen. */
export function Choose({ field, label, choices, hint }: ChooseProps) {
  const { id, name, value, error } = field;
  const alive = useAlive();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={error === undefined ? 'field-box' : 'field-box wrong'}>
        <select
          {...{ id, name, value }}
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={field.onBlur}
          disabled={!alive}
          {...described(field, hint)}
        >
          {choices.map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </select>
      </div>
      <Note field={field} hint={hint} />
    </div>
  );
}

interface OneOfProps {
  readonly field: FieldState;
  readonly legend: string;
  readonly choices: readonly (readonly [value: string, words: string])[];
  readonly hint?: string;
}

/** A few choices side by side, of which one is taken. */
export function OneOf({ field, legend, choices, hint }: OneOfProps) {
  const { id, name, value } = field;
  const alive = useAlive();
  return (
    <fieldset className="one-of" {...described(field, hint)} disabled={!alive}>
      <legend>{legend}</legend>
      <div className="one-of-choices">
        {choices.map(([one, words], place) => (
          <label key={one}>
            <input
              // The first takes the focus where the form finds a fault.
              id={place === 0 ? id : undefined}
              type="radio"
              name={`${id}-${name}`}
              checked={value === one}
              onChange={() => field.onChange(one)}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      <Note field={field} hint={hint} />
    </fieldset>
  );
}
