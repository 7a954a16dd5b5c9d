import { Markup } from './markup';

/** A solution, one step under the other. Its lines stand apart by a newline or the two characters `\n`, each with a bullet. */
export function Steps({ solution }: { solution: string }) {
  const lines = solution
    .split(/\\n|\r?\n|(?=•)/)
    .map((line) => line.replace(/^\s*•\s*/, '').trim())
    .filter((line) => line !== '');
  return (
    <ol className="steps">
      {lines.map((line, index) => (
        <li key={index}>
          <span>
            <Markup source={line} />
          </span>
        </li>
      ))}
    </ol>
  );
}
