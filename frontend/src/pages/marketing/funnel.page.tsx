import { getFunnel } from 'schemas/marketing/funnel/funnel.contract';
import type { SourceName } from 'schemas/marketing/funnel/sources';
import { useQuery } from '../../client/contract';
import { PageHeading } from '../../parts/page/page-heading';
import { Shown } from '../../parts/page/shown';
import { TableTitles } from '../../parts/tables/table-titles';
import { reading } from '../../parts/reading';

const steps = ['Came from', 'Read', 'Signed up', 'First worksheet', 'Plan'] as const;

/** Which article brought whom: counts, and nobody in them. */
export default function FunnelPage() {
  const answer = useQuery(getFunnel, {});
  return (
    <div className="office-stack">
      <div>
        <PageHeading title="Who came from where" />
        <p className="soft">
          Of the people who came by each page: how many read it, signed up, finished a first worksheet and took a plan.
          Staff and the demo accounts are left out. Nobody is followed to count this, so a few readers are missed.
        </p>
      </div>
      <Shown answer={answer}>
        {({ sources, reads }) => (
          <>
            <Table
              label="From read to plan"
              titles={steps}
              rows={sources.map((row) => [titleOf(row.source), row.reads, row.signUps, row.worksheets, row.plans])}
            />
            {reads.length > 0 && (
              <Table
                label="Where the readers of each article came from"
                titles={['Article', 'Readers from', 'Read']}
                rows={reads.map((row) => [titleOf(row.article), titleOf(row.source), row.reads])}
              />
            )}
          </>
        )}
      </Shown>
    </div>
  );
}

/** What is no article, in the office's words. */
const others: Readonly<Partial<Record<SourceName, string>>> = {
  landing: 'The first page',
  'free-11plus-resources': 'Free resources',
  '11plus-mock-exams': 'Mock exam sessions',
  'mailing-list': 'The mailing list',
  search: 'A search engine',
  social: 'Social media',
  direct: 'By no page of ours',
  other: 'Somewhere else',
};

/** As the menu calls it. */
const titleOf = (source: SourceName): string =>
  others[source] ?? reading.find(({ to }) => to === `/auth/${source}`)?.words ?? source;

interface TableProps {
  readonly label: string;
  readonly titles: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

function Table({ label, titles, rows }: TableProps) {
  return (
    <div className="office-scroll" role="region" aria-label={label} tabIndex={0}>
      <table>
        <TableTitles titles={titles} />
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
