import type { QuestionType } from '../../../parts/catalogue';
import { mostOfOneType, tooManyWords, typed } from './quantities';

interface QuantityTileProps {
  readonly type: Pick<QuestionType, 'key' | 'title'>;
  readonly value: string;
  readonly tooMany: boolean;
  readonly onChange: (value: string) => void;
}

/** One type of question and how many of it. */
export function QuantityTile({ type, value, tooMany, onChange }: QuantityTileProps) {
  const id = `quantity-${type.key}`;
  const count = Number(value);
  const step = (by: number) => onChange(String(Math.min(mostOfOneType, Math.max(0, count + by))));
  return (
    <li className={count > 0 ? 'quantity chosen' : 'quantity'}>
      <label htmlFor={id}>{type.title}</label>
      <div className="stepper">
        <button type="button" aria-label={`One fewer: ${type.title}`} disabled={count <= 0} onClick={() => step(-1)}>
          −
        </button>
        <input
          id={id}
          className="num"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onChange(typed(event.target.value))}
          aria-invalid={tooMany}
          aria-describedby={tooMany ? `${id}-note` : undefined}
        />
        <button
          type="button"
          aria-label={`One more: ${type.title}`}
          disabled={count >= mostOfOneType}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
      {tooMany && (
        <p id={`${id}-note`} className="field-note wrong" role="alert">
          {tooManyWords}
        </p>
      )}
    </li>
  );
}
