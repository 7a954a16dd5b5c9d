import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { SubjectKey } from 'schemas/questions/question';
import { planIn } from '../../parts/plan/planned-worksheet';
import { mixPath, subjectAt } from '../../parts/subjects';
import { placeIn, topicsAddress } from './address';
import { PlanOpen } from './choosing/plan-open';
import { QuestionChoices } from './choosing/question-choices';
import { ReviewMode } from './reviewing/one-by-one/review-mode';
import { SubTopics } from './choosing/sub-topics';
import { Topics } from './choosing/topics';
import { WorksheetPage } from './answering/worksheet-page';
import './practice.css';
import './choosing/choosing.css';
import './answering/answering.css';
import './beside-passage.css';
import './reviewing/results.css';

/** The practice area: topics, sub-topics, question choices, questions, answers; and the review of a marked worksheet. */
export default function PracticePage() {
  const subject = subjectAt(useLocation().pathname);
  const { stateView = 'questions' } = useParams();
  const { worksheetId, number } = placeIn(useSearchParams()[0]);

  if (stateView !== 'questions') {
    // There is nothing to review without a worksheet.
    if (worksheetId === null) return <Navigate to="/app/dashboard" replace />;
    return <ReviewMode worksheetId={worksheetId} number={number ?? 1} />;
  }
  if (worksheetId !== null)
    return <WorksheetPage key={worksheetId} subject={subject} worksheetId={worksheetId} number={number} />;
  return <Choosing subject={subject} />;
}

/** What to practise, before there is a worksheet. */
function Choosing({ subject }: { readonly subject: SubjectKey }) {
  const [search] = useSearchParams();
  const { topic, subTopic } = placeIn(search);
  const plan = planIn(search);
  const isMix = useLocation().pathname.startsWith(mixPath);
  if (plan) return <PlanOpen subject={subject} plan={plan} />;
  // A mix is always planned: there are no topics of it to choose from.
  if (isMix) return <Navigate to={topicsAddress(subject)} replace />;
  if (topic === null) return <Topics subject={subject} />;
  if (subTopic === null) return <SubTopics subject={subject} topicKey={topic} />;
  return <QuestionChoices subject={subject} topicKey={topic} subTopicKey={subTopic} />;
}
