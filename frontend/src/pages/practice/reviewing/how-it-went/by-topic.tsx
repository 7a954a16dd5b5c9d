import type { Group } from '../../../../parts/standing/score';

/** A bar for each part of a worksheet, its figure beside it. */
export function ByTopic({ groups }: { readonly groups: readonly Group[] }) {
  return (
    <ul className="bars">
      {groups.map(({ title, correct, asked }) => (
        <li key={title}>
          <span>{title}</span>
          <span className="bar" aria-hidden="true">
            <i className={correct / asked < 0.5 ? 'low' : undefined} style={{ width: `${(correct / asked) * 100}%` }} />
          </span>
          <span className="num">
            {correct} of {asked}
          </span>
        </li>
      ))}
    </ul>
  );
}
