import { csvLine, UTF8_MARK } from 'platform/csv';
import { streamOf } from 'platform/event-store';
import { answer } from 'platform/http';
import { mockRoomActs } from 'schemas/mock-exams/room/room.tables';
import { arrangedFor, rightWords, seatWords, stageWords } from 'schemas/mock-exams/sessions/session-users.rules';
import { takeMockExamUsersFile } from 'schemas/mock-exams/sessions/sessions.contract';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { isOverAt, roomActsOf } from '../room/room-over';
import { tablesOfUsers, usersOf, type NoteSessionLook } from './session-users.query';

const heads = ['Child', 'Parent', 'Booking', 'Stage', 'Subscriber', 'Right', 'Arrangements'];

/** Who sits a session, for a spreadsheet: in the words of the screen. */
export const sessionUsersFileQuery = (note: NoteSessionLook) =>
  answer(
    takeMockExamUsersFile,
    { reads: [...tablesOfUsers, mockRoomActs] },
    async ({ mockExamSessionId: sessionId }, { db, now, caller, refuse }) => {
      const session = await db.from(mockSessions).selectAll().where('sessionId', '=', sessionId).executeTakeFirst();
      if (!session) return refuse('SessionNotFound');
      await note(caller, { stream: streamOf('examsession', sessionId), shown: 'users file' });
      const { usersInSession, mockExamSessionTrackers } = await usersOf(session, db, now);
      const isOver = isOverAt(session, await roomActsOf(sessionId, db), now);
      const trackers = new Map(mockExamSessionTrackers.map((one) => [one.mockExamUserId, one]));
      const lines = usersInSession
        .toSorted((one, other) => inOrder.compare(one.childName ?? LAST, other.childName ?? LAST))
        .map((user) =>
          csvLine([
            user.childName,
            [user.parentFirstName, user.parentLastName].filter(Boolean).join(' '),
            seatWords[user.state],
            stageWords({ state: user.state, tracker: trackers.get(user.mockExamUserId) }, isOver),
            user.subscriber ? 'Yes' : 'No',
            user.right === null ? 'None' : rightWords[user.right],
            arrangedFor(user),
          ]),
        );
      return new TextEncoder().encode([UTF8_MARK, csvLine(heads), ...lines].join(''));
    },
  );

/** As people look names up, whatever their accents. */
const inOrder = new Intl.Collator('en-GB', { sensitivity: 'base' });
const LAST = '\uFFFF';
