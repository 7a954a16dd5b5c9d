import { Count, Day, Id } from '../../describe/schema';
import { table } from '../../describe/table';

/** How much each learner has practised: answers given, right or wrong, and the days on which they were. */
export const effort = table('practice_effort', {
  keeps: 'On which days there was practice, and for how long',
  row: {
    learnerId: Id,
    answered: Count,
    /** The Monday of the week of the last day, and how much had been answered when that week began. */
    week: Day,
    answeredBeforeWeek: Count,
    lastDay: Day,
    daysPractised: Count,
    /** Days in a row, up to the last day. */
    streakDays: Count,
    /** The worksheet that was marked last, and how many of its answers count here. */
    lastWorksheetId: Id,
    lastAnswered: Count,
  },
  key: 'learnerId',
});
