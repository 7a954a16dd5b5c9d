import MockExamTimelinePage from '../timeline/mock-exam-timeline.page';

/** A mock exam watched again. */
export default function MockExamReplayPage() {
  return <MockExamTimelinePage />;
}
