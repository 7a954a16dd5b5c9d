import { dotPlan } from 'schemas/mock-exams/reports/dot-plan.rules';
import { freeSide } from 'schemas/mock-exams/reports/free-side.rules';
import type { ReportPicture } from 'schemas/mock-exams/reports/report-content';
import type { Which } from './api';
import { Explained } from './explained';
import { useNarrow } from './use-narrow';

interface PictureProps {
  readonly picture: ReportPicture;
}

interface DotPictureProps extends PictureProps {
  readonly which: Which;
}

/** Every mark as a dot, the child's own among them. */
export function DotPicture({ picture, which }: DotPictureProps) {
  const { heading, under, caption, alt, partId, n } = picture;
  return (
    <section className="report-picture">
      <h2>{heading}</h2>
      <p className="soft">{under}</p>
      <figure>
        <Drawing picture={picture} label={alt} />
        <figcaption className="small soft">
          {picture.otherDay && (
            <>
              On another day, most likely{' '}
              <Explained which={which} figure="reliability" of={partId} title="How sure a mark is">
                {picture.otherDay.from} to {picture.otherDay.to}
              </Explained>
              , 9 times in 10.{' '}
            </>
          )}
          {caption} How{' '}
          <Explained which={which} figure="median" of={partId} title={`Median of ${n} marks`}>
            the median
          </Explained>{' '}
          and{' '}
          <Explained which={which} figure="quartiles" of={partId} title={`Quartiles of ${n} marks`}>
            the middle half
          </Explained>{' '}
          are worked out.
        </figcaption>
      </figure>
      <details>
        <summary>Show as table</summary>
        <MarkTable picture={picture} />
      </details>
    </section>
  );
}

function Drawing({ picture, label }: PictureProps & { readonly label: string }) {
  const isNarrow = useNarrow();
  const wide = isNarrow ? 360 : 760;
  const { plan, x, pitch, base, high } = scaleOf(picture, wide);
  const text = isNarrow ? 13 : 14;
  const median = `median ${picture.medianWords ?? half(picture.median)}`;
  return (
    <svg viewBox={`0 0 ${wide} ${high}`} role="img" aria-label={label} className="dots-drawn">
      <rect
        className="middle-half"
        x={x(picture.lowerQuartile)}
        y={TOP - 8}
        width={Math.max(1, x(picture.upperQuartile) - x(picture.lowerQuartile))}
        height={base - TOP + 8}
      />
      <path className="median" d={`M${x(picture.median)} ${TOP - 8}V${base}`} />
      <text
        className="median-label"
        x={middle(x(picture.median), wide, median.length * text)}
        y={text}
        fontSize={text}
        textAnchor="middle"
      >
        {median}
      </text>
      {plan.columns.map(({ at, dots, holdsMine }) =>
        Array.from({ length: holdsMine ? dots - 1 : dots }, (_, place) => (
          <circle
            key={`${at} ${place}`}
            className="dot"
            cx={x(at)}
            cy={base - 4 - pitch * (place + 0.5)}
            r={pitch * 0.4}
          />
        )),
      )}
      <path className="axis" d={`M0 ${base}H${wide}`} />
      {ticksOf(plan.from, plan.to).map((mark) => (
        <text key={mark} className="tick" x={x(mark)} y={base + 18} fontSize={text} textAnchor="middle">
          {mark}
        </text>
      ))}
      <Mine picture={picture} wide={wide} text={text} />
      <OtherDay picture={picture} wide={wide} />
    </svg>
  );
}

const TOP = 30;
const EDGE = 14;
const half = (mark: number): number => Math.round(mark * 2) / 2;
/** Of words of so many points, at three tenths of them to each side. */
function middle(x: number, wide: number, points: number): number {
  const side = Math.max(50, 0.3 * points);
  return Math.min(wide - side, Math.max(side, x));
}

function scaleOf(picture: ReportPicture, wide: number) {
  const plan = dotPlan(picture);
  const step = (wide - 2 * EDGE) / Math.max(1, plan.to - plan.from);
  const pitch = Math.min(14, step * plan.step, 150 / plan.height);
  const base = TOP + Math.max(90, pitch * plan.height + 34);
  return { plan, pitch, base, high: base + 46, x: (mark: number) => EDGE + (mark - plan.from) * step };
}

function ticksOf(from: number, to: number): number[] {
  const step = to > 20 ? 10 * Math.ceil((to - from) / 100) : Math.max(1, Math.round(to / 10));
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => from + n * step);
}

interface DrawnProps extends PictureProps {
  readonly wide: number;
}

function Mine({ picture, wide, text }: DrawnProps & { readonly text: number }) {
  const { plan, x, pitch, base } = scaleOf(picture, wide);
  const mine = plan.columns.find(({ holdsMine }) => holdsMine);
  if (!mine) return null;
  const [cx, cy] = [x(mine.at), base - 4 - pitch * (mine.dots - 0.5)];
  const lines = [x(picture.median)];
  const name = picture.label.length * (text + 4) * 0.6;
  const free = freeSide({ from: cx, away: 24, wide: name, room: wide, lines });
  const isRight = free === null ? cx < wide * 0.62 : free === 'right';
  const side = isRight ? 1 : -1;
  const level = Math.min(TOP + 14, cy - 14);
  return (
    <g className="mine">
      <path d={`M${cx} ${cy - 8}V${level}H${cx + side * 18}`} />
      <text x={cx + side * 24} y={level + 5} fontSize={text + 4} textAnchor={isRight ? 'start' : 'end'}>
        {picture.label}
      </text>
      <circle cx={cx} cy={cy} r={Math.max(6, pitch * 0.4 + 3)} />
    </g>
  );
}

function OtherDay({ picture, wide }: DrawnProps) {
  const { x, base } = scaleOf(picture, wide);
  if (!picture.otherDay) return null;
  const [from, to] = [x(picture.otherDay.from), x(picture.otherDay.to)];
  const y = base + 34;
  return (
    <g className="other-day">
      <path d={`M${from} ${y - 7}v14m0-7H${to}m0-7v14`} />
      <circle cx={x(picture.mine)} cy={y} r={5} />
    </g>
  );
}

function MarkTable({ picture: { counts, of } }: PictureProps) {
  const rows = counts.flatMap((children, mark) => (children > 0 ? [{ mark, children }] : []));
  return (
    <div className="report-table" role="region" aria-label="Marks as a table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Mark of {of}</th>
            <th scope="col">Children</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ mark, children }) => (
            <tr key={mark}>
              <td>{mark}</td>
              <td>{children}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
