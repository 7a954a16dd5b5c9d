interface RowActsProps {
  /** Of the row: read out with each act. */
  readonly name: string;
  readonly acts: readonly (readonly [words: string, act: () => void])[];
}

/** What can be done about a row. */
export function RowActs({ name, acts }: RowActsProps) {
  return (
    <span className="authoring-row-acts">
      {acts.map(([words, act]) => (
        <button key={words} type="button" className="link-button" onClick={act}>
          {words}
          <span className="read-aloud"> {name}</span>
        </button>
      ))}
    </span>
  );
}
