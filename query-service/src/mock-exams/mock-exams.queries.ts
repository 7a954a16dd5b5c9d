import type { HeardOf } from 'platform/last-heard';
import type { BlobStore } from 'platform/blobs';
import { pastExamsQuery } from './after/past-exams.query';
import { reviewQuery } from './after/review.query';
import { watchQuery } from './after/watch.query';
import { boardQueries } from './board/board.query';
import type { Boards } from './board/boards';
import { learnerSessionsQuery } from './sessions/learner-sessions.query';
import type { NoteReportsLook, ReportsParts } from './reports/reports-parts';
import { reportsQueries } from './reports/reports.queries';
import { incidentsQuery } from './incidents/incidents.query';
import { lossesQuery } from './incidents/losses.query';
import type { KeysQueryParts } from './keys/key-change.query';
import { keysQueries } from './keys/keys.queries';
import { roomQuery } from './room/room.query';
import { explainFigureQuery, type NoteFigureLook } from './results/explain.query';
import type { ReadUpTo } from './results/read-up-to';
import { explainOverallFigureQuery } from './results/explain-overall.query';
import { explainReportFigureQuery } from './results/explain-report.query';
import { questionFiguresQuery } from './results/question-figures.query';
import { questionFiguresFileQuery, resultsFileQuery } from './results/results-files.query';
import { resultsQuery, type NoteResultsLook } from './results/results.query';
import { trendQuery } from './results/trend.query';
import { clashesQuery } from './sessions/clashes.query';
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
import { roomReplayQuery, type NoteRoomReplayLook } from './replay/room-replay.query';
import { roomBellQuery } from './room-bell/room-bell.query';
import type { RoomBells } from './room-bell/room-bells';
import { currentSessionQuery } from './sittings/current-session.query';
import { timelineFileQuery, timelineQuery, type NoteTimelineLook } from './timeline/timeline.query';

interface Parts {
  readonly heardOf: HeardOf;
  readonly note: NoteSessionLook &
    NoteTimelineLook &
    NoteRoomReplayLook &
    NoteReportsLook &
    NoteResultsLook &
    NoteFigureLook;
  readonly blobs: Pick<BlobStore, 'get'>;
  readonly boards: Pick<Boards, 'watch' | 'once'>;
  readonly bells: Pick<RoomBells, 'at'>;
  readonly openJobs: ReportsParts['openJobs'];
  readonly printed: ReportsParts['printed'];
  readonly shownChanges: KeysQueryParts['shownChanges'];
  readonly caughtUp: KeysQueryParts['caughtUp'];
  readonly readUpTo: ReadUpTo;
}

export const mockExamsQueries = ({ note, heardOf, blobs, boards, bells, readUpTo, ...parts }: Parts) => [
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
  setsForSessionQuery(note),
  clashesQuery(note),
  sessionUsersQuery(note),
  sessionUsersFileQuery(note),
  learnerSessionsQuery,
  currentSessionQuery,
  roomBellQuery(bells),
  pastExamsQuery,
  reviewQuery(blobs),
  watchQuery,
  roomQuery(note),
  timelineQuery(note, heardOf),
  timelineFileQuery(note, heardOf),
  roomReplayQuery(note),
  ...boardQueries(note, boards),
  ...reportsQueries({ note, blobs, ...parts }),
  incidentsQuery(note),
  lossesQuery(note),
  resultsQuery(note),
  resultsFileQuery(note),
  questionFiguresQuery,
  questionFiguresFileQuery,
  trendQuery(note),
  explainFigureQuery(note, readUpTo),
  explainOverallFigureQuery,
  explainReportFigureQuery(note),
  ...keysQueries({ note, ...parts }),
];
