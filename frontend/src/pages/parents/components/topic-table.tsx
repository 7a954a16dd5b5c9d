import { subjectTitles, type SubjectKey } from 'schemas/questions/question';
import { BandWord } from '../../../parts/standing/band';
import { useTitles } from '../../../parts/catalogue';
import { MasteryBar } from '../../../parts/standing/mastery';
import type { TopicReport } from '../api';
import { masteryWords, timeWords, trendWords } from '../report-words';

interface TopicTableProps {
  readonly subject: SubjectKey;
  readonly topics: readonly TopicReport[];
}

const columns = ['Topic', 'Standing', 'Right', 'Mastery', 'Trend', 'Time per question', 'Blank', 'Due again'] as const;

/** The topics of a subject, those that need practice most first. A card each on a phone. */
export function TopicTable({ subject, topics }: TopicTableProps) {
  return (
    <section className="card topic-report">
      <h2>{subjectTitles[subject]}</h2>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map((topic) => (
            <TopicRow key={topic.topic} topic={topic} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function TopicRow({ topic }: { readonly topic: TopicReport }) {
  const titles = useTitles();
  const { correct, asked, blank, dueReviews, trend } = topic;
  return (
    <tr>
      <th scope="row">{titles.topic(topic.topic)}</th>
      <td data-label={columns[1]}>
        <BandWord tried={topic} />
      </td>
      <td data-label={columns[2]}>
        <span className="nowrap">
          {correct} of {asked}
        </span>
      </td>
      <td data-label={columns[3]}>
        {masteryWords(topic)}
        <MasteryBar step={topic.step} />
      </td>
      <td data-label={columns[4]}>{trendWords(trend)}</td>
      <td data-label={columns[5]}>{timeWords(topic)}</td>
      <td data-label={columns[6]}>{blank}</td>
      <td data-label={columns[7]}>{dueReviews}</td>
    </tr>
  );
}
