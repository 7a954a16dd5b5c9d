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
  system: 'Our own looks',
};

/** All but how our own clock works: that is shown to whoever asks for it. */
const usual = timelineKinds.filter((kind) => kind !== 'system');

/** The kinds that an address asks for; the usual ones where it asks for none that there is. */
export function kindsIn(asked: string | null): ReadonlySet<TimelineKind> {
  const wanted = timelineKinds.filter((kind) => asked?.split(',').includes(kind));
  return new Set(wanted.length === 0 ? usual : wanted);
}

interface KindFilterProps {
  readonly lines: readonly TimelineLine[];
  readonly shown: ReadonlySet<TimelineKind>;
  /** Undefined: all. */
  readonly onShow: (kinds: string | undefined) => void;
}

/** Drawn anew as its lines change, and not with each moment. */
export const KindFilter = memo(({ lines, shown, onShow }: KindFilterProps) => {
  const isAll = String(timelineKinds.filter((kind) => shown.has(kind))) === String(usual);
  const countOf = (kind: TimelineKind) => lines.filter((line) => line.kind === kind).length;
  const toggled = (kind: TimelineKind): string | undefined => {
    // From all of them one press shows this one alone.
    const after = isAll ? [kind] : timelineKinds.filter((one) => (one === kind) !== shown.has(one));
    return after.length === 0 || String(after) === String(usual) ? undefined : after.join(',');
  };
  return (
    <div className="timeline-kinds" role="group" aria-label="Kinds">
      <button type="button" className="btn low pale" aria-pressed={isAll} onClick={() => onShow(undefined)}>
        All {lines.filter(({ kind }) => kind !== 'system').length}
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
