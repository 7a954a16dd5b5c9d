import type { Reads } from 'platform/database/reads';
import { accounts } from 'schemas/accounts/accounts.table';
import type { RequestOf } from 'schemas/describe/contract';
import type { ExamKeys } from 'schemas/mock-exams/keys/exam-keys.rules';
import type { KeyChange } from 'schemas/mock-exams/keys/key-change';
import { whyNot } from 'schemas/mock-exams/keys/key-change.rules';
import type { getMockKeyChange } from 'schemas/mock-exams/keys/key-preview.contract';
import { examKeysFrom } from 'schemas/mock-exams/keys/kept-keys.rules';
import { mockKeys, mockPapers, mockSets } from 'schemas/mock-exams/sets/sets.tables';
import { catalogue } from 'schemas/questions/catalogue.table';
import { namesOf } from '../../names-of';
import { answersClosedUntil, releaseTables } from '../after/releases';
import { askedIn, numbersIn, shownQuestion, type Asked } from './asked-question';
import { issuedReports, issuedTables } from './issued-reports';
import { previewOf } from './preview';
import { satTables, satWith } from './sat-papers';
import { shownDecisions, shownRefused, shownTakenAway, whoIsNamed } from './shown-decisions';
import { stillOutOf } from './still-out';
import { basisOf } from './weighing';

/** What is reckoned from these is signed: behind the log they would leave somebody out. */
export const weighedTables = [...satTables, ...issuedTables, ...releaseTables] as const;
export const reckonedTables = [...weighedTables, accounts, mockSets, catalogue] as const;
type Db = Reads<(typeof reckonedTables)[number]['name']>;

interface At {
  readonly db: Db;
  /** ISO 8601 UTC. */
  readonly now: string;
}

type Wanted = Pick<RequestOf<typeof getMockKeyChange>, 'paperHash' | 'questionId' | 'change'>;
export type Reckoned = Awaited<ReturnType<typeof reckoned>>;

/** A question with its key, and what would follow if it counted otherwise: the same for whoever looks at that moment. */
export async function reckoned({ paperHash, questionId, change }: Wanted, { db, now }: At) {
  const known = await askedOf({ paperHash, questionId }, db);
  if (!known) return { no: 'MockKeysNotFound' } as const;
  const { paper, setId, keys, asked } = known;
  const { no, weighed } = weighable(change, asked, keys);
  if (no !== null) return { no };
  const { found, issued, basis } = await standingOf({ paperHash, setId, keys }, { db, now });
  const [names, set, topics, stillOut, answersOpenAt] = await Promise.all([
    namesOf(db, whoIsNamed(keys)),
    db.from(mockSets).select('name').where('setId', '=', setId).executeTakeFirst(),
    topicsIn(db),
    stillOutOf(paperHash, found, { db, now }),
    answersClosedUntil(paperHash, { db, now }),
  ]);
  const preview = await previewOf(weighed, { paperHash, keys, now, found, issued, basis, catalogue: topics });
  if (preview === 'too many') return { no: 'MockKeyTooManyReports' } as const;
  const numbers = numbersIn(paper);
  const page = {
    paperHash,
    paperName: paper.name,
    mockExamSetId: setId,
    setName: set?.name ?? null,
    keyVersion: keys.keyVersion,
    ...(await shownQuestion(asked, { paper, keys, found, paperHash })),
    decisions: shownDecisions(keys, { names, numbers }),
    refused: shownRefused(keys, { names, numbers }),
    takenAway: shownTakenAway(keys, { names, numbers }),
    sessions: found.sessions.map(({ sessionId, startsAt }) => ({ mockExamSessionId: sessionId, startsAt })),
    answersOpenAt,
    stillOut,
  };
  return { no: null, keys, names, numbers, basis, preview, page };
}

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
async function standingOf({ paperHash, setId, keys }: Kept, at: At) {
  const found = await satWith({ paperHash, setId }, at);
  const issued = await issuedReports(
    found.sessions.map(({ sessionId }) => sessionId),
    at.db,
  );
  return { found, issued, basis: await basisOf(keys.keyVersion, found, issued) };
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
