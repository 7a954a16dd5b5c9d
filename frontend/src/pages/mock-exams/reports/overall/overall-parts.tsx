import type { OverallContent } from 'schemas/mock-exams/reports/overall-content';
import { TableTitles } from '../../../../parts/page/table-titles';

const heads = ['Part', 'Sat', 'Of', 'Mean', 'SD', 'Quartiles', 'KR-20', 'Error'] as const;

/** The figures of each part, as they were issued. */
export const OverallParts = ({ parts }: Pick<OverallContent, 'parts'>) => (
  <section className="office-panel overall-panel" aria-labelledby="overall-parts">
    <h2 id="overall-parts">By subject, paper and section</h2>
    <div className="overall-table" role="region" aria-label="Figures of the parts" tabIndex={0}>
      <table className="plain-table">
        <TableTitles titles={heads} />
        <tbody>
          {parts.map(({ name, isSection, n, of, mean, sd, quartiles, reliability, error }, index) => (
            <tr key={index} className={isSection ? 'is-section' : undefined}>
              <th scope="row">{name}</th>
              {[n, of, mean, sd, quartiles, reliability, error].map((cell, place) => (
                <td key={place} className="num nowrap">
                  {cell}
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
