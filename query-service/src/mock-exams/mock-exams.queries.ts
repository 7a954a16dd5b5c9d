import type { BlobStore } from 'platform/blobs';
import { pastExamsQuery } from './after/past-exams.query';
import { reviewQuery } from './after/review.query';
import { watchQuery } from './after/watch.query';
import { learnerSessionsQuery } from './sessions/learner-sessions.query';
import { roomQuery } from './room/room.query';
import { mockSessionsQuery } from './sessions/mock-sessions.query';
import { sessionUsersQuery, type NoteSessionLook } from './sessions/session-users.query';
import { sessionUsersFileQuery } from './sessions/session-users-file.query';
import { setsForSessionQuery } from './sessions/sets-for-session.query';
import { mockExamsOfSetQuery, mockQuestionsQuery, mockSectionsQuery } from './sets/mock-set-parts.query';
import { mockSetOutlineQuery } from './sets/mock-set-outline.query';
import { mockSetVersionsQuery, publishedMockExamQuery } from './sets/mock-set-versions.query';
import { picturesQueries } from './sets/pictures.query';
import { questionsFileQuery } from './sets/questions-file.query';
import { mockSetsQuery } from './sets/mock-sets.query';
import { currentSessionQuery } from './sittings/current-session.query';
import { timelineFileQuery, timelineQuery, type NoteTimelineLook } from './timeline/timeline.query';

export const mockExamsQueries = (note: NoteSessionLook & NoteTimelineLook, blobs: Pick<BlobStore, 'get'>) => [
  mockSetsQuery,
  mockExamsOfSetQuery,
  mockSectionsQuery,
  mockQuestionsQuery,
  questionsFileQuery,
  mockSetOutlineQuery,
  mockSetVersionsQuery,
  publishedMockExamQuery,
  ...picturesQueries(blobs),
  mockSessionsQuery,
  setsForSessionQuery,
  sessionUsersQuery(note),
  sessionUsersFileQuery(note),
  learnerSessionsQuery,
  currentSessionQuery,
  pastExamsQuery,
  reviewQuery(blobs),
  watchQuery,
  roomQuery(note),
  timelineQuery(note),
  timelineFileQuery(note),
];
