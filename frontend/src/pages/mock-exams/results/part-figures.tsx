import { TableTitles } from '../../../parts/page/table-titles';
import { useTitles } from '../../../parts/catalogue';
import { partWords } from 'schemas/mock-exams/results/part-words.rules';
import type { Results } from './api';
import { figure, markOf, percentOf, titled } from './figures';

const heads = ['Part', 'Of', 'Mean', 'Median', 'Quartiles', 'Spread', 'KR-20'];

/** Every part with its figures, and every topic with the share that was right. */
export function PartFigures({ parts, topics }: Pick<Results, 'parts' | 'topics'>) {
  const titles = useTitles();
  return (
    <section className="office-panel results-parts" aria-label="Figures of the parts" tabIndex={0}>
      <table>
        <caption>Figures of each part</caption>
        <TableTitles titles={heads} />
        <tbody>
          {parts.map((part) => (
            <tr key={part.partId} className={`is-${part.kind}`}>
              <th scope="row">{titled(part)}</th>
              <td className="num">{part.of}</td>
              <td className="num">{figure(part.mean)}</td>
              <td className="num">{markOf(part.median)}</td>
              <td className="num nowrap">
                {markOf(part.lowerQuartile)} to {markOf(part.upperQuartile)}
              </td>
              <td className="num">{figure(part.sd)}</td>
              <td className="num">{figure(part.reliability, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>How much of each topic was right</caption>
        <tbody>
          {topics
            .toSorted((one, other) => shareOf(one) - shareOf(other))
            .map((topic) => (
              <tr key={topic.partId}>
                <th scope="row">{partWords(topic, titles.topic)}</th>
                <td className="num">{topic.of === 0 ? 'Voided' : percentOf(shareOf(topic))}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

const shareOf = ({ right, of }: Results['topics'][number]): number => (of === 0 ? 1 : right / of);
