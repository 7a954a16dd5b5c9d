import { Link } from 'react-router-dom';
import type { ReportWell, ReportWork } from 'schemas/mock-exams/reports/report-content';
import type { Which } from './api';
import { Explained } from './explained';

interface NextStepsProps {
  readonly well: ReportWell | null;
  readonly work: ReportWork;
  readonly which: Which;
  readonly canStart: boolean;
}

/** What went well, and what to work on, each with the way to a worksheet of it. */
export const NextSteps = ({ well, work, which, canStart }: NextStepsProps) => (
  <>
    {well && (
      <section>
        <h2>What went well</h2>
        <ul className="went-well">
          {well.items.map(({ title, text, partId }) => (
            <li key={title}>
              <b>
                <Explained which={which} figure="raw" of={partId} title={title}>
                  {title}
                </Explained>
              </b>
              {text}
            </li>
          ))}
        </ul>
      </section>
    )}
    <section>
      <h2>{work.heading}</h2>
      <div className="to-work-on">
        {work.items.map(({ title, text, path, partId }) => (
          <div key={title} className="card">
            <h3>
              <Explained which={which} figure="raw" of={partId} title={title}>
                {title}
              </Explained>
            </h3>
            <p>{text}</p>
            {path !== null && <Way path={path} title={title} canStart={canStart} />}
          </div>
        ))}
      </div>
      <p className="small soft">{canStart && work.items.some(({ path }) => path !== null) ? STARTS : work.foot}</p>
    </section>
  </>
);

interface WayProps {
  readonly path: string;
  readonly title: string;
  readonly canStart: boolean;
}

/** Staff read the whole address, as whoever types it: it starts something for a learner alone. */
const Way = ({ path, title, canStart }: WayProps) =>
  canStart ? (
    <Link className="btn low" to={path}>
      Start ten questions<span className="read-aloud">: {title}</span>
    </Link>
  ) : (
    <p>
      <Link to={path}>{`${window.location.origin}${path}`}</Link>
    </p>
  );

const STARTS =
  'Each says how long it takes and asks once more before it begins. It is for the child who is chosen in this browser.';
