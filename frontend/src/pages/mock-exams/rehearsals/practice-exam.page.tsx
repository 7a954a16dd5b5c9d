import { useNavigate } from 'react-router-dom';
import { Sitting } from './sitting';

/** The practice exam being sat: without a clock, marked as soon as it is finished. */
export default function PracticeExamPage() {
  const navigate = useNavigate();
  return (
    <Sitting
      rehearsal="practice"
      title="Practice exam"
      end="Finish and mark"
      asksFirst
      onEnded={() => void navigate('/mock-exams/practice-page')}
    />
  );
}
