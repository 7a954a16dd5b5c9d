import { londonDay } from 'platform/clock';
import { answer } from 'platform/http';
import { practicePlan } from 'question-bank/adaptive/planning/practice-plan';
import { getPracticePlan } from 'schemas/practice/progress/progress.contract';
import { knownOf, knownTables, typeStandings } from './standing';

export const practicePlanQuery = answer(
  getPracticePlan,
  { reads: knownTables },
  async ({ subject }, { db, caller: { learnerId }, now }) => {
    const today = londonDay(now);
    const standings = typeStandings(await knownOf(db, learnerId), today);
    const wanted = subject === undefined ? standings : standings.filter((type) => type.subject === subject);
    return { parts: practicePlan(wanted, `${learnerId}/${today}`) };
  },
);
