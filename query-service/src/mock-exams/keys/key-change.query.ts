import type { TokenSigner } from 'platform/crypto';
import { streamOf } from 'platform/event-store';
import { answer, type Caller } from 'platform/http';
import type { Reads } from 'platform/database/reads';
import type { CheckpointWatch } from 'platform/projections/checkpoint-watch';
import { accounts } from 'schemas/accounts/accounts.table';
import { admins } from 'schemas/accounts/admins/admins.table';
import type { RequestOf } from 'schemas/describe/contract';
import type { ExamKeys } from 'schemas/mock-exams/keys/exam-keys.rules';
import type { KeyChange, shownChange } from 'schemas/mock-exams/keys/key-change';
import { whyNot } from 'schemas/mock-exams/keys/key-change.rules';
import { getMockKeyChange } from 'schemas/mock-exams/keys/key-preview.contract';
import { examKeysFrom } from 'schemas/mock-exams/keys/kept-keys.rules';
import { mockKeys, mockPapers, mockSets } from 'schemas/mock-exams/sets/sets.tables';
import { catalogue } from 'schemas/questions/catalogue.table';
import { namesOf } from '../../names-of';
import { answersClosedUntil, releaseTables } from '../after/releases';
import { askedIn, numbersIn, shownQuestion, type Asked } from './asked-question';
import { confirmersFor } from './confirmers';
import { issuedReports, issuedTables } from './issued-reports';
import { previewOf } from './preview';
import { satTables, satWith } from './sat-papers';
import { shownDecisions, shownProposal, whoIsNamed } from './shown-decisions';
import { stillOutOf } from './still-out';
import { basisOf } from './weighing';

/** What is reckoned from these is signed: behind the log they would leave somebody out. */
const weighedTables = [...satTables, ...issuedTables, ...releaseTables] as const;
const tables = [...weighedTables, accounts, admins, mockSets, catalogue] as const;
const weighedNames = weighedTables.map(({ name }) => name);
type Db = Reads<(typeof tables)[number]['name']>;

/** Has it noted that somebody looks at who sat a paper, before they are shown anything. */
export type NoteKeyLook = (caller: Caller, look: { readonly stream: string; readonly shown: 'users' }) => Promise<void>;

export interface KeysQueryParts {
  readonly note: NoteKeyLook;
  readonly caughtUp: CheckpointWatch;
  /** Signs what is shown of a change, so that whoever decides can be held to it. */
  readonly shownChanges: Pick<TokenSigner<typeof shownChange>, 'sign'>;
}

/** A question with its key, and what would follow if it counted otherwise: nothing is appended for it. */
export const keyChangeQuery = ({ note, caughtUp, shownChanges }: KeysQueryParts) =>
  answer(getMockKeyChange, { reads: tables }, async ({ change, paperHash, questionId }, tools) => {
    const { db, now, store, caller, refuse } = tools;
    if (change && (await caughtUp(await store.head(), weighedNames)) !== 'fresh') return refuse('MockKeyTablesBehind');
    const { paper, setId, keys, asked } = (await askedOf({ paperHash, questionId }, db)) ?? refuse('MockKeysNotFound');
    const { accountId: seenBy } = caller;
    const { no, weighed } = weighable(change, asked, keys);
    if (no !== null) return refuse(no);
    await note(caller, { stream: streamOf('examkey', paperHash), shown: 'users' });
    const { found, issued, basis } = await standingOf({ paperHash, setId, keys }, { db, now });
    const [names, set, { others, whyNot }, topics, stillOut, answersOpenAt] = await Promise.all([
      namesOf(db, whoIsNamed(keys)),
      db.from(mockSets).select('name').where('setId', '=', setId).executeTakeFirst(),
      confirmersFor({ accountId: seenBy, now, proposal: keys.proposal }, db),
      topicsIn(db),
      stillOutOf(paperHash, found, { db, now }),
      answersClosedUntil(paperHash, { db, now }),
    ]);
    const numbers = numbersIn(paper);
    const weighing = { paperHash, keys, now, found, issued, basis, others, catalogue: topics, answersOpenAt, seenBy };
    const preview = await previewOf(weighed, weighing, shownChanges);
    if (preview === 'too many') return refuse('MockKeyTooManyReports');
    return {
      serverNow: now,
      paperHash,
      paperName: paper.name,
      mockExamSetId: setId,
      setName: set?.name ?? null,
      keyVersion: keys.keyVersion,
      ...(await shownQuestion(asked, { paper, keys, found, paperHash })),
      decisions: shownDecisions(keys, { names, numbers }),
      proposal: shownProposal(keys, { names, numbers, accountId: seenBy, basis, whyNot }),
      sessions: found.sessions.map(({ sessionId, startsAt }) => ({ mockExamSessionId: sessionId, startsAt })),
      answersOpenAt,
      stillOut,
      others,
      preview,
    };
  });

async function topicsIn(db: Db) {
  const rows = await db.from(catalogue).select('topics').execute();
  return rows.flatMap(({ topics }) => topics);
}

interface Kept {
  readonly paperHash: string;
  readonly setId: string;
  readonly keys: ExamKeys;
}

/** Who sat it, which reports there are, and what names both together. */
async function standingOf({ paperHash, setId, keys }: Kept, at: { readonly db: Db; readonly now: string }) {
  const found = await satWith({ paperHash, setId }, at);
  const issued = await issuedReports(
    found.sessions.map(({ sessionId }) => sessionId),
    at.db,
  );
  return { found, issued, basis: basisOf(keys.keyVersion, found, issued) };
}

/** What there is to weigh. Where somebody has decided just that since the page asked it is nothing, and nothing is wrong. */
function weighable(change: KeyChange | undefined, asked: Asked, keys: ExamKeys) {
  const no = whyNotHere(change, asked, keys);
  return no === 'MockKeyIsSo' ? { no: null, weighed: undefined } : { no, weighed: change };
}

async function askedOf(
  { paperHash, questionId }: Pick<RequestOf<typeof getMockKeyChange>, 'paperHash' | 'questionId'>,
  db: Db,
) {
  const kept = await keptPaper(paperHash, db);
  const asked = kept && askedIn(kept.paper, questionId);
  return kept && asked && { ...kept, asked };
}

async function keptPaper(paperHash: string, db: Db) {
  const [row, kept] = await Promise.all([
    db.from(mockKeys).selectAll().where('paperHash', '=', paperHash).executeTakeFirst(),
    db.from(mockPapers).select(['paper', 'setId']).where('paperHash', '=', paperHash).executeTakeFirst(),
  ]);
  return row && kept && { paper: kept.paper, setId: kept.setId, keys: examKeysFrom(row) };
}

function whyNotHere(change: KeyChange | undefined, { question, options }: Asked, keys: ExamKeys) {
  if (!change) return null;
  return change.questionId === question.questionId ? whyNot(keys, change, options) : 'MockKeysNotFound';
}
