import type { OverallContent } from 'schemas/mock-exams/reports/overall-content';
import { OverallFigure, type OfLines } from './overall-figure';
import { TableTitles } from '../../../../parts/tables/table-titles';

type Figures = Pick<
  OverallContent['parts'][number],
  'n' | 'of' | 'mean' | 'sd' | 'quartiles' | 'reliability' | 'error'
>;

/** In the order of the columns. */
const figuresIn = ({ n, of, mean, sd, quartiles, reliability, error }: Figures) =>
  [
    ['How many sat', 'sat', n],
    ['Marks to be had', 'sat', of],
    ['Mean', 'mean', mean],
    ['Standard deviation', 'spread', sd],
    ['Quartiles', 'quartiles', quartiles],
    ['Reliability', 'reliability', reliability],
    ['Error', 'reliability', error],
  ] as const;

const heads = ['Part', 'Sat', 'Of', 'Mean', 'SD', 'Quartiles', 'KR-20', 'Error'] as const;

/** The figures of each part, as they were issued. */
export const OverallParts = ({ parts, whose, ids }: Pick<OverallContent, 'parts'> & OfLines) => (
  <section className="office-panel overall-panel" aria-labelledby="overall-parts">
    <h2 id="overall-parts">By subject, paper and section</h2>
    <div className="overall-table" role="region" aria-label="Figures of the parts" tabIndex={0}>
      <table className="plain-table">
        <TableTitles titles={heads} />
        <tbody>
          {parts.map(({ name, isSection, n, of, mean, sd, quartiles, reliability, error }, index) => (
            <tr key={index} className={isSection ? 'is-section' : undefined}>
              <th scope="row">{name}</th>
              {figuresIn({ n, of, mean, sd, quartiles, reliability, error }).map(([title, figure, cell]) => (
                <td key={title} className="num nowrap">
                  <OverallFigure whose={whose} figure={figure} of={ids[index]} title={`${title} of ${name}`}>
                    {cell}
                  </OverallFigure>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <p className="small soft">
      SD: how far marks lie apart. KR-20: how much of that is not chance, 1 at most. Error: how far a mark may lie by
      chance from what the child would have in the long run.
    </p>
  </section>
);
