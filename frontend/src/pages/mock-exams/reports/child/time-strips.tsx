import type { ReportStretch, ReportTime } from 'schemas/mock-exams/reports/report-content';
import type { Which } from './api';
import { Explained } from './explained';
import { useNarrow } from './use-narrow';

interface TimeStripsProps {
  readonly time: ReportTime;
  readonly which: Which;
}

/** Where the time of each paper went. Each strip is as long as its paper; what is in it is told below it, in words. */
export function TimeStrips({ time: { heading, under, strips, next }, which }: TimeStripsProps) {
  const longest = Math.max(1, ...strips.map(({ seconds }) => seconds));
  const wide = useNarrow() ? 330 : 900;
  return (
    <section className="report-time">
      <h2>{heading}</h2>
      <p className="soft">{under}</p>
      {strips.map(({ partId, title, stretches, seconds }) => (
        <div key={partId}>
          <h3 className="small">{title}</h3>
          <div className="report-strip" style={{ width: `${(100 * seconds) / longest}%` }} aria-hidden="true">
            {stretches.map((stretch, place) => (
              <span key={place} className={`is-${stretch.kind}`} style={{ flexGrow: stretch.seconds }}>
                {holdsNumber(place + 1, (wide * stretch.seconds) / longest) && place + 1}
              </span>
            ))}
          </div>
          <ol className="strip-words">
            {stretches.map((stretch, place) => (
              <Words key={place} stretch={stretch} />
            ))}
          </ol>
          <p className="small soft">
            How{' '}
            <Explained which={which} figure="time" of={partId} title={`Times of ${title}`}>
              these times
            </Explained>{' '}
            are worked out.
          </p>
        </div>
      ))}
      <p className="next-time-words">
        <b>Next time:</b> {next}
      </p>
    </section>
  );
}

/** In pixels: a number that would be cut off is left to the words below, which are counted alike. */
const holdsNumber = (number: number, wide: number): boolean => wide >= 9 * String(number).length + 8;

const Words = ({ stretch: { kind, title, seconds } }: { readonly stretch: ReportStretch }) => (
  <li className={`is-${kind}`}>
    {title} <span className="num">{clock(seconds)}</span>
  </li>
);

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
