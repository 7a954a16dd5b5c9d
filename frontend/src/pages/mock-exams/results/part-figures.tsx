import { TableTitles } from '../../../parts/tables/table-titles';
import { useTitles } from '../../../parts/catalogue';
import { ExplainFigure } from '../../../parts/explain/explain-figure';
import { paperSubjectWords, partWords } from 'schemas/mock-exams/results/part-words.rules';
import type { Results } from './api';
import { figure, markOf, NONE, percentOf, titled } from './figures';

const heads = ['Part', 'Of', 'Mean', 'Median', 'Quartiles', 'Spread', 'KR-20'];

interface PartFiguresProps extends Pick<Results, 'parts' | 'topics'> {
  readonly sessionId: string;
}

/** Every part with its figures, and every topic with the share that was right. */
export function PartFigures({ parts, topics, sessionId }: PartFiguresProps) {
  const topicTitles = useTitles();
  const topicsNamed = namedApart(topics, topicTitles.topic);
  return (
    <section className="office-panel results-parts" aria-label="Figures of the parts" tabIndex={0}>
      <table className="of-parts">
        <caption>Figures of each part</caption>
        <TableTitles titles={heads} />
        <tbody>
          {parts.filter(isToldOnce).map((part) => (
            <tr key={part.partId} className={`is-${part.kind}`}>
              <th scope="row">{titled(part)}</th>
              <td className="num">
                <Explained sessionId={sessionId} part={part} figure="sat">
                  {String(part.of)}
                </Explained>
              </td>
              <td className="num">
                <Explained sessionId={sessionId} part={part} figure="mean">
                  {figure(part.mean)}
                </Explained>
              </td>
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
              <td className="num">
                <Explained sessionId={sessionId} part={part} figure="spread">
                  {figure(part.sd)}
                </Explained>
              </td>
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
          {topicsNamed
            .toSorted((one, other) => shareOf(one) - shareOf(other))
            .map(({ named, ...topic }) => (
              <tr key={topic.partId}>
                <th scope="row">{named}</th>
                <td className="num">
                  <Explained sessionId={sessionId} part={{ ...topic, n: topic.of }} figure="share" named={named}>
                    {topic.of === 0 ? 'Voided' : percentOf(shareOf(topic))}
                  </Explained>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

/** A subject of one section has that one's figures, all of them: the section tells them, by the name that the paper gives it. */
const isToldOnce = (part: Results['parts'][number], _: number, all: Results['parts']): boolean =>
  part.kind !== 'subject' ||
  !all.some((one) => one.kind === 'section' && one.subject === part.subject && figuresOf(one) === figuresOf(part));

const figuresOf = ({ n, of, mean, median, lowerQuartile, upperQuartile, sd, reliability }: Results['parts'][number]) =>
  JSON.stringify([n, of, mean, median, lowerQuartile, upperQuartile, sd, reliability]);

/** Two subjects may have a topic of one name: each then says whose it is. */
function namedApart(topics: Results['topics'], titleOf: (topic: string) => string) {
  const names = topics.map((topic) => partWords(topic, titleOf));
  return topics.map((topic) => {
    const name = partWords(topic, titleOf);
    const isAlone = names.indexOf(name) === names.lastIndexOf(name);
    const named = isAlone || topic.subject === null ? name : `${name} (${paperSubjectWords[topic.subject]})`;
    return { ...topic, named };
  });
}

interface ExplainedProps {
  readonly sessionId: string;
  readonly part: Pick<Results['parts'][number], 'partId' | 'kind' | 'name' | 'subject' | 'topic' | 'n'>;
  readonly figure: keyof typeof titles;
  /** As the page names it; as the papers do unless told. */
  readonly named?: string;
  readonly children: string;
}

const titles = {
  sat: 'Marks to be had',
  mean: 'Mean',
  median: 'Median',
  quartiles: 'Quartiles',
  spread: 'Spread',
  reliability: 'Reliability',
  share: 'How much was right',
} as const;

/** A figure of a part, which opens how it came about. */
function Explained({ sessionId, part, figure: which, named = titled(part), children }: ExplainedProps) {
  if (part.n === 0 || children === NONE) return children;
  const whose = { kind: 'results', mockExamSessionId: sessionId } as const;
  return (
    <ExplainFigure figure={which} of={part.partId} whose={whose} title={`${titles[which]} of ${named}`}>
      {children}
    </ExplainFigure>
  );
}

const shareOf = ({ right, of }: Results['topics'][number]): number => (of === 0 ? 1 : right / of);
