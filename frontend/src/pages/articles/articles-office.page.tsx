import { Link } from 'react-router-dom';
import { day } from '../../parts/dates';
import { PageHeading } from '../../parts/page/page-heading';
import { reading } from '../../parts/reading';
import { counted } from '../../parts/words';
import { admissionsYear, pastFigures, type YearFigure } from './admissions-year';

/** The day in London, as an ISO date. */
const todayInLondon = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' });

/** What the articles say that goes out of date, and whether it has. */
export default function ArticlesOfficePage() {
  const today = todayInLondon();
  const past = new Set(pastFigures(admissionsYear, today));
  const { figures, asOf, lastsUntil } = admissionsYear;
  return (
    <div className="office-stack">
      <PageHeading title={headingOf(today)} />
      <p>
        These figures are as of {asOf}. They stand in one file, <code>admissions-year.ts</code>, and in{' '}
        {reading.map(({ to, words }, index) => (
          <span key={to}>
            {index > 0 && (index === reading.length - 1 ? ' and ' : ', ')}
            <Link to={to}>{words}</Link>
          </span>
        ))}
        .{' '}
        {past.size > 0 || today > lastsUntil ? 'Hold them against the schools’ own pages, and change them there.' : ''}
      </p>
      <div className="office-scroll" role="region" aria-label="Figures" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">What the articles say</th>
              <th scope="col">Good until</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(figures).map(([name, figure]) => (
              <tr key={name}>
                <th scope="row">{figure.what}</th>
                <td>{figure.says}</td>
                <td>{goodUntil(figure, past.has(figure))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** The heading, which names what needs somebody. */
export function headingOf(today: string): string {
  const entry = admissionsYear.figures['entry']?.says ?? '';
  if (today > admissionsYear.lastsUntil) return `The articles’ year is over: they speak of ${entry} entry`;
  const past = pastFigures(admissionsYear, today).length;
  if (past > 0) return `${counted(past, 'figure of the articles lies', 'figures of the articles lie')} in the past`;
  return `The articles speak of ${entry} entry, until ${day(admissionsYear.lastsUntil)}`;
}

function goodUntil({ on }: YearFigure, isPast: boolean) {
  if (on === undefined) return day(admissionsYear.lastsUntil);
  return isPast ? <b className="articles-past">{day(on)}: past</b> : day(on);
}
