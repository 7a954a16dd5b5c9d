import { counted } from '../../../parts/words';

interface CountdownProps {
  /** Whole seconds; not below 0. */
  readonly left: number;
}

/** Days, hours, minutes and seconds until the next session; read out when somebody asks, and not each second. */
export function Countdown({ left }: CountdownProps) {
  const units = unitsOf(left);
  return (
    <div className="exam-countdown" role="timer" aria-live="off" aria-label={`Begins in ${wordsOf(left)}`}>
      {units.map(({ count, name }) => (
        <span key={name} aria-hidden="true">
          <b className="num">{String(count).padStart(2, '0')}</b>
          <span className="small soft">{count === 1 ? name : `${name}s`}</span>
        </span>
      ))}
    </div>
  );
}

const unitsOf = (left: number) => [
  { count: Math.floor(left / 86_400), name: 'day' },
  { count: Math.floor(left / 3_600) % 24, name: 'hour' },
  { count: Math.floor(left / 60) % 60, name: 'minute' },
  { count: left % 60, name: 'second' },
];

/** "2 days 3 hours": the two largest, which is as much as anybody plans with. */
export function wordsOf(left: number): string {
  const told = unitsOf(left).filter(({ count }) => count > 0);
  return told.length === 0
    ? 'a moment'
    : told
        .slice(0, 2)
        .map(({ count, name }) => counted(count, name))
        .join(' ');
}
