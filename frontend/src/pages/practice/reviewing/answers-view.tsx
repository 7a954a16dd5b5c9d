import { useNavigate } from 'react-router-dom';
import { AsleepBird } from '../../../parts/bird/asleep-bird';
import { useTitles } from '../../../parts/catalogue';
import { Dots } from '../../../parts/question/dots';
import { percent } from '../../../parts/standing/score';
import { reviewAddress } from '../../../parts/subjects';
import { useFlagNotesOf } from '../use-flag-notes-of';
import { useTopicOf } from '../use-topic-of';
import { useNothingLeft } from '../../../parts/account/nothing-left';
import { NoQuestionsDialog } from '../choosing/starting/no-questions-dialog';
import { StartProblem } from '../choosing/starting/start-problem';
import { useStart } from '../choosing/starting/use-start';
import type { Worksheet, WorksheetQuestion } from '../worksheet';
import { EarnedCard } from './how-it-went/earned-card';
import { Finish } from './how-it-went/finish';
import { correctIn, groupsOf, markOf } from './how-it-went/results';
import { ClosedBlanks } from './closed/closed-blanks';
import { ByTopic } from './how-it-went/by-topic';
import { ResultItem } from './result-item';
import { RightOnes } from './how-it-went/right-ones';
import { StoodCard } from './how-it-went/stood-card';
import { OnPaper } from '../paper/on-paper';
import { TryNext } from './how-it-went/try-next';
import { WorksheetCrumbs } from '../crumbs/worksheet-crumbs';

/** The result: a sentence, the picture, each question, one next step. */
export function AnswersView({ worksheet }: { readonly worksheet: Worksheet }) {
  const titles = useTitles();
  const topicOf = useTopicOf(worksheet);
  const navigate = useNavigate();
  const { worksheetId, subject, worksheetQuestions } = worksheet;
  const asked = worksheetQuestions.length;
  const correct = correctIn(worksheetQuestions);
  const groups = groupsOf(worksheet, titles);
  const { start, busy, problem, none, clearNone } = useStart(subject);
  const noneLeft = useNothingLeft() !== undefined;
  const likeIt = ({ question: { questionType, level } }: WorksheetQuestion) =>
    void start({ kind: 'plan', purpose: 'try-next', parts: [{ questionType, level, count: 1 }] });
  const open = (number: number) => void navigate(reviewAddress(subject, worksheetId, number));
  const right = worksheetQuestions.filter(isRight);
  const wrong = worksheetQuestions.filter((item) => !isRight(item));
  const opened = new Set(wrong.slice(0, mostOpen));
  const notes = useFlagNotesOf(worksheet);
  const shown = (item: WorksheetQuestion) => (
    <ResultItem
      key={item.questionNumber}
      item={item}
      topic={topicOf(item.question)}
      onOpen={() => open(item.questionNumber)}
      onLikeIt={noneLeft || item.question.topic === 'comprehension' ? undefined : () => likeIt(item)}
      busy={busy}
      opened={opened.has(item)}
      note={notes(item)}
    />
  );

  return (
    <div className="stack practice">
      <WorksheetCrumbs worksheet={worksheet} />
      <Finish worksheet={worksheet} />
      <div className="result">
        <div className="stack">
          <StoodCard worksheet={worksheet} />
          <EarnedCard worksheet={worksheet} />
          <section className="card">
            <h2>{groups.length > 1 ? 'By kind of question' : 'How it went'}</h2>
            <ByTopic groups={groups} />
          </section>
          <section className="card">
            <h2>Your answers</h2>
            <ClosedBlanks worksheet={worksheet} />
            {wrong.length > mostOpen && (
              <p className="small soft">
                The steps of the first {mostOpen} are open. Press “The steps” to open those of another.
              </p>
            )}
            <ol className="results">{wrong.map(shown)}</ol>
            <RightOnes numbers={right.map(({ questionNumber }) => questionNumber)}>{right.map(shown)}</RightOnes>
            {problem && <StartProblem problem={problem} />}
            <NoQuestionsDialog reason={none} subject={subject} onClose={clearNone} />
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
          <div className="beside-bird stop-here">
            <AsleepBird />
            <p className="small soft">Or stop here. It will all be here another day.</p>
          </div>
          <section className="card">
            <h2>On paper</h2>
            <OnPaper worksheetId={worksheetId} />
          </section>
        </div>
      </div>
    </div>
  );
}

/** Of so many questions at most the steps stand open: of twenty they would bury the questions. */
const mostOpen = 5;

const isRight = ({ isCorrect }: WorksheetQuestion): boolean => isCorrect === true;
