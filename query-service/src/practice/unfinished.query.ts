import { answer } from 'platform/http';
import { placeIn, placeOf } from 'platform/http/place';
import type { RowOf } from 'schemas/describe/table';
import { getUnfinishedWorksheets } from 'schemas/practice/worksheets/worksheets.contract';
import { worksheetAnswers } from 'schemas/practice/worksheets/worksheet-answers.table';
import { worksheets } from 'schemas/practice/worksheets/worksheets.table';

const MOST = 100;

export const unfinishedWorksheetsQuery = answer(
  getUnfinishedWorksheets,
  { reads: [worksheets, worksheetAnswers] },
  async ({ subject, topic, after, limit = MOST }, { db, caller, pageOf }) => {
    const rows = await db
      .among(worksheets, worksheetAnswers)
      .selectFrom('practice_worksheets as sheet')
      .selectAll('sheet')
      .select((sheet) =>
        sheet
          .selectFrom('practice_worksheet_answers as given')
          .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
          .whereRef('given.worksheetId', '=', 'sheet.worksheetId')
          .where('given.answer', '<>', '')
          .as('answered'),
      )
      .where('learnerId', '=', caller.learnerId)
      .where('completedAt', 'is', null)
      .where('discardedAt', 'is', null)
      .$if(subject !== undefined, (of) => of.where('subject', '=', subject ?? 'maths'))
      .$if(topic !== undefined, (of) => of.where('topic', '=', topic ?? ''))
      .$if(after !== undefined, (all) =>
        all.where((eb) => {
          const { onPaper, at, id } = sheetIn(after ?? '');
          const older = eb(eb.refTuple('issuedAt', 'worksheetId'), '<', eb.tuple(at, id));
          const onSameSide = eb('purpose', onPaper ? '=' : '<>', 'paper').and(older);
          return onPaper ? onSameSide : eb.or([onSameSide, eb('purpose', '=', 'paper')]);
        }),
      )
      // Those on paper are rarely typed in, and would soon be all that is shown.
      .orderBy((eb) => eb('purpose', '=', 'paper'))
      .orderBy('issuedAt', 'desc')
      .orderBy('worksheetId', 'desc')
      .limit(limit + 1)
      .execute();
    return pageOf(rows, limit, ({ issuedAt, purpose, worksheetId }) =>
      placeOf({ at: issuedAt, id: `${purpose === 'paper' ? PAPER : SCREEN}${worksheetId}` }),
    ).map(listedAs);
  },
);

function listedAs({ answered, issuedAt, ...row }: RowOf<typeof worksheets> & { readonly answered: number | null }) {
  const { worksheetId, subject, topic, subTopic, purpose, questionTypes, levels, asked } = row;
  const kind = { subject, topic, subTopic, purpose, questionTypes, levels };
  return { worksheetId, startedAt: issuedAt, asked, answered: answered ?? 0, ...kind };
}

/** Before a worksheet's id in the name of its place. */
const [SCREEN, PAPER] = ['s ', 'p '];

/** The worksheet that an `after` names; what names none is behind all that is on paper, and so behind everything. */
function sheetIn(after: string) {
  const { at, id } = placeIn(after);
  return { at, id: id.slice(SCREEN.length), onPaper: !id.startsWith(SCREEN) };
}
