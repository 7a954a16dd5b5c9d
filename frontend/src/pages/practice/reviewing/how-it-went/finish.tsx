import { subjectTitles } from 'schemas/questions/question';
import { Bird, type Pose } from '../../../../parts/bird/bird';
import { useTitles } from '../../../../parts/catalogue';
import { PageHeading } from '../../../../parts/page/page-heading';
import { judgedFrom, scoreSentence } from '../../../../parts/standing/score';
import { beside } from '../../../../parts/words';
import type { Worksheet } from '../../worksheet';
import { headOf } from './head';
import { correctIn, groupsOf } from './results';
import { SinceLastTime } from './since-last-time';
import { TimeTaken } from './time-taken';
import '../reviewing.css';

/** The end of a worksheet: the bird, one sentence, and what has changed since the last one. */
export function Finish({ worksheet }: { readonly worksheet: Worksheet }) {
  const titles = useTitles();
  const { subject, topic, worksheetQuestions } = worksheet;
  const asked = worksheetQuestions.length;
  const correct = correctIn(worksheetQuestions);
  return (
    <div className="finish settle">
      <Bird pose={poseFor(correct, asked)} size={120} />
      <div>
        <p className="small soft">
          {topic !== 'mixed' && `${subjectTitles[subject]} · `}
          {beside([titles.topic(topic), ...headOf(worksheet)])}
        </p>
        <PageHeading title="Your answers" place="answers" className="result-sentence">
          {scoreSentence(correct, asked, groupsOf(worksheet, titles))}
        </PageHeading>
        <SinceLastTime worksheet={worksheet} correct={correct} />
        <TimeTaken worksheet={worksheet} />
      </div>
    </div>
  );
}

/** With a berry, or over its book where the steps are what comes next: it is never sad. */
const poseFor = (correct: number, asked: number): Pose =>
  correct >= asked * judgedFrom.needsWork ? 'proud' : 'reading';
