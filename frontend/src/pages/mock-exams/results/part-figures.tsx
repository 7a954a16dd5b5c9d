import { TableTitles } from '../../../parts/page/table-titles';
import { useTitles } from '../../../parts/catalogue';
import { ExplainFigure } from '../../../parts/explain/explain-figure';
import { partWords } from 'schemas/mock-exams/results/part-words.rules';
import type { Results } from './api';
import { figure, markOf, NONE, percentOf, titled } from './figures';

const heads = ['Part', 'Of', 'Mean', 'Median', 'Quartiles', 'Spread', 'KR-20'];

interface PartFiguresProps extends Pick<Results, 'parts' | 'topics'> {
  readonly sessionId: string;
}

/** Every part with its figures, and every topic with the share that was right. */
export function PartFigures({ parts, topics, sessionId }: PartFiguresProps) {
  const topicTitles = useTitles();
  return (
    <section className="office-panel results-parts" aria-label="Figures of the parts" tabIndex={0}>
      <table className="of-parts">
        <caption>Figures of each part</caption>
        <TableTitles titles={heads} />
        <tbody>
          {parts.map((part) => (
            <tr key={part.partId} className={`is-${part.kind}`}>
              <th scope="row">{titled(part)}</th>
              <td className="num">{part.of}</td>
              <td className="num">{figure(part.mean)}</td>
              <td className="num">
                <Explained sessionId={sessionId} part={part} figure="median">
                  {markOf(part.median)}
                </Explained>
              </td>
              <td className="num nowrap">
                <Explained sessionId={sessionId} part={part} figure="quartiles">
                  {`${markOf(part.lowerQuartile)} to ${markOf(part.upperQuartile)}`}
                </Explained>
              </td>
              <td className="num">{figure(part.sd)}</td>
              <td className="num">
                <Explained sessionId={sessionId} part={part} figure="reliability">
                  {figure(part.reliability, 2)}
                </Explained>
              </td>
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
                <th scope="row">{partWords(topic, topicTitles.topic)}</th>
                <td className="num">{topic.of === 0 ? 'Voided' : percentOf(shareOf(topic))}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

interface ExplainedProps {
  readonly sessionId: string;
  readonly part: Results['parts'][number];
  readonly figure: keyof typeof titles;
  readonly children: string;
}

const titles = { median: 'Median', quartiles: 'Quartiles', reliability: 'Reliability' } as const;

/** A figure of a part, which opens how it came about. */
function Explained({ sessionId, part, figure: which, children }: ExplainedProps) {
  if (part.n === 0 || children === NONE) return children;
  const whose = { kind: 'results', mockExamSessionId: sessionId } as const;
  return (
    <ExplainFigure figure={which} of={part.partId} whose={whose} title={`${titles[which]} of ${titled(part)}`}>
      {children}
    </ExplainFigure>
  );
}

const shareOf = ({ right, of }: Results['topics'][number]): number => (of === 0 ? 1 : right / of);
