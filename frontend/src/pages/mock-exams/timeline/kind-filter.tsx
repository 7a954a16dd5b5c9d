import { memo } from 'react';
import { timelineKinds, type TimelineKind, type TimelineLine } from 'schemas/mock-exams/timeline/timeline.rules';

const kindWords: Readonly<Record<TimelineKind, string>> = {
  answers: 'Answers',
  looks: 'Looked at',
  marks: 'Marks and lines',
  late: 'Kept apart',
  clock: 'Clock',
  device: 'Device',
  staff: 'Staff',
};

/** The kinds that an address asks for; all where it asks for none that there is. */
export function kindsIn(asked: string | null): ReadonlySet<TimelineKind> {
  const wanted = timelineKinds.filter((kind) => asked?.split(',').includes(kind));
  return new Set(wanted.length === 0 ? timelineKinds : wanted);
}

interface KindFilterProps {
  readonly lines: readonly TimelineLine[];
  readonly shown: ReadonlySet<TimelineKind>;
  /** Undefined: all. */
  readonly onShow: (kinds: string | undefined) => void;
}

/** Drawn anew as its lines change, and not with each moment. */
export const KindFilter = memo(({ lines, shown, onShow }: KindFilterProps) => {
  const isAll = shown.size === timelineKinds.length;
  const countOf = (kind: TimelineKind) => lines.filter((line) => line.kind === kind).length;
  const toggled = (kind: TimelineKind): string | undefined => {
    // From all of them one press shows this one alone.
    const after = isAll ? [kind] : timelineKinds.filter((one) => (one === kind) !== shown.has(one));
    return after.length === 0 || after.length === timelineKinds.length ? undefined : after.join(',');
  };
  return (
    <div className="timeline-kinds" role="group" aria-label="Kinds">
      <button type="button" className="btn low pale" aria-pressed={isAll} onClick={() => onShow(undefined)}>
        All {lines.length}
      </button>
      {timelineKinds.filter(countOf).map((kind) => (
        <button
          key={kind}
          type="button"
          className="btn low pale"
          aria-pressed={!isAll && shown.has(kind)}
          onClick={() => onShow(toggled(kind))}
        >
          {kindWords[kind]} {countOf(kind)}
        </button>
      ))}
    </div>
  );
});
