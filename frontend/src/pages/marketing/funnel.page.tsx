import { getFunnel } from 'schemas/marketing/funnel/funnel.contract';
import { useQuery } from '../../client/contract';
import { PageHeading } from '../../parts/page/page-heading';
import { Shown } from '../../parts/page/shown';

const steps = ['Came from', 'Read', 'Signed up', 'First worksheet', 'Plan'] as const;

/** Which article brought whom: counts, and nobody in them. */
export default function FunnelPage() {
  const answer = useQuery(getFunnel, {});
  return (
    <div className="office-stack">
      <div>
        <PageHeading title="Who came from where" />
        <p className="soft">
          Counted without a cookie and without knowing anybody: of one network twelve reads an hour at most, so that
          these are fewer than there were. Small figures rank nothing.
        </p>
      </div>
      <Shown answer={answer}>
        {({ sources, reads }) => (
          <>
            <Table
              label="From read to plan"
              titles={steps}
              rows={sources.map((row) => [row.source, row.reads, row.signUps, row.worksheets, row.plans])}
            />
            {reads.length > 0 && (
              <Table
                label="Where the readers of each article came from"
                titles={['Article', 'Readers from', 'Read']}
                rows={reads.map((row) => [row.article, row.source, row.reads])}
              />
            )}
          </>
        )}
      </Shown>
    </div>
  );
}

interface TableProps {
  readonly label: string;
  readonly titles: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

function Table({ label, titles, rows }: TableProps) {
  return (
    <div className="office-scroll" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...figures]) => (
            <tr key={`${first} ${figures[0]}`}>
              <th scope="row">{first}</th>
              {figures.map((figure, at) => (
                <td key={titles[at + 1]} className="num">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
