import { filters, filterWords, type Filter } from './board-filter';

interface BoardToolsProps {
  readonly counts: Readonly<Record<Filter, number>>;
  readonly filter: Filter;
  readonly onChoose: (filter: Filter) => void;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** Whoever missed a paper is asked for once somebody has. */
const shownOf = (counts: BoardToolsProps['counts'], chosen: Filter): readonly Filter[] =>
  filters.filter((one) => one !== 'missed' || one === chosen || counts.missed > 0);

/** Finds a child, and shows some of them alone. */
export function BoardTools({ counts, filter, onChoose, typed, onType }: BoardToolsProps) {
  return (
    <div className="board-tools" role="group" aria-label="Which children are shown">
      <input
        className="board-find"
        type="search"
        aria-label="Find a child"
        placeholder="Find a child"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      {shownOf(counts, filter).map((one) => (
        <button
          key={one}
          type="button"
          className="board-filter"
          aria-pressed={one === filter}
          onClick={() => onChoose(one)}
        >
          {filterWords[one]} <span className="num">{counts[one]}</span>
        </button>
      ))}
    </div>
  );
}
