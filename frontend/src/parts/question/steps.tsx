import { Markup } from './markup';
import { stepsIn } from 'schemas/describe/steps';

/** A solution, one step under the other. */
export function Steps({ solution }: { solution: string }) {
  return (
    <ol className="steps">
      {stepsIn(solution).map((line, index) => (
        <li key={index}>
          <span>
            <Markup source={line} />
          </span>
        </li>
      ))}
    </ol>
  );
}
