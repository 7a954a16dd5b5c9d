import { useSearchParams } from 'react-router-dom';
import MockExamTimelinePage from '../timeline/mock-exam-timeline.page';
import { RoomInStep } from './room/room-in-step';

/** A mock exam watched again: one child's where one is named, else the whole room's in step. */
export default function MockExamReplayPage() {
  const [params] = useSearchParams();
  const session = params.get('mockExamSessionId') ?? '';
  if (session === '' || params.has('mockExamUserId')) return <MockExamTimelinePage />;
  return <RoomInStep key={session} sessionId={session} />;
}
