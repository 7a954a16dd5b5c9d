import { londonDay } from 'platform/clock';
import { answer } from 'platform/http';
import { levelThatFits } from 'question-bank/adaptive/planning/level-fit';
import { getFittingLevels } from 'schemas/practice/worksheets/fitting.contract';
import { passage } from './offered-types';
import { knownOf, knownTables, typeStandings } from './standing';

export const fittingLevelsQuery = answer(
  getFittingLevels,
  { reads: knownTables },
  async ({ fit, questionTypes }, { db, caller: { learnerId }, now }) => {
    const known = await knownOf(db, learnerId);
    const wanted = [...known.offered, passage].filter(({ questionType }) => questionTypes.includes(questionType));
    const standings = typeStandings({ ...known, offered: wanted }, londonDay(now));
    return {
      levels: standings.map((type) => ({ questionType: type.questionType, level: levelThatFits(fit, type) })),
    };
  },
);
