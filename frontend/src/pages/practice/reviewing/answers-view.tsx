import { useNavigate } from 'react-router-dom';
import { subjectTitles } from 'schemas/questions/question';
import { useTitles } from '../../../parts/catalogue';
import { PageHeading } from '../../../parts/page/page-heading';
import { Dots } from '../../../parts/question/dots';
import { percent, scoreSentence } from '../../../parts/score';
import { reviewAddress } from '../../../parts/subjects';
import { counted } from '../../../parts/words';
import { useTopicOf } from '../use-topic-of';
import type { Worksheet } from '../worksheet';
import { correctIn, groupsOf, markOf } from './results';
import { ByTopic } from './by-topic';
import { ResultItem } from './result-item';
import { OnPaper } from '../paper/on-paper';
import { SinceLastTime } from './since-last-time';
import { TimeTaken } from './time-taken';
import { TryNext } from './try-next';
import { WorksheetCrumbs } from '../crumbs/worksheet-crumbs';

/** The result: a sentence, the picture, each question, one next step. */
export function AnswersView({ worksheet }: { readonly worksheet: Worksheet }) {
  const titles = useTitles();
  const topicOf = useTopicOf(worksheet);
  const navigate = useNavigate();
  const { worksheetId, subject, topic, worksheetQuestions } = worksheet;
  const asked = worksheetQuestions.length;
  const correct = correctIn(worksheetQuestions);
  const groups = groupsOf(worksheet, titles);
  const open = (number: number) => void navigate(reviewAddress(subject, worksheetId, number));

  return (
    <div className="stack practice">
      <WorksheetCrumbs worksheet={worksheet} />
      <div>
        <p className="small soft">
          {topic !== 'mixed' && `${subjectTitles[subject]} · `}
          {titles.topic(topic)} · {counted(asked, 'question')}
        </p>
        <PageHeading title="Your answers" place="answers" className="result-sentence">
          {scoreSentence(correct, asked, groups)}
        </PageHeading>
        <SinceLastTime worksheet={worksheet} correct={correct} />
        <TimeTaken worksheet={worksheet} />
      </div>
      <div className="result">
        <div className="stack">
          <section className="card">
            <h2>{groups.length > 1 ? 'By kind of question' : 'How it went'}</h2>
            <ByTopic groups={groups} />
          </section>
          <section className="card">
            <h2>Your answers</h2>
            <ol className="results">
              {worksheetQuestions.map((item) => (
                <ResultItem
                  key={item.questionNumber}
                  item={item}
                  topic={topicOf(item.question)}
                  onOpen={() => open(item.questionNumber)}
                />
              ))}
            </ol>
            <p className="total">
              Total score: <b>{`${correct} out of ${asked}`}</b> ({percent(correct, asked)}%)
            </p>
          </section>
        </div>
        <div className="stack result-side">
          <TryNext worksheet={worksheet} />
          <section className="card">
            <h2>Answers</h2>
            <Dots dots={worksheetQuestions.map(markOf)} here={undefined} onChoose={open} shows="marks" />
          </section>
          <section className="card">
            <h2>On paper</h2>
            <OnPaper worksheetId={worksheetId} />
          </section>
        </div>
      </div>
    </div>
  );
}
