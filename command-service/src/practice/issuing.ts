import type { CommandTools } from 'platform/http';
import type { Purpose, WorksheetEvent } from 'schemas/practice/worksheets/worksheet.events';
import { learnerQuestionOf } from 'schemas/questions/learner-question';
import type { IssuedQuestion, SubjectKey } from 'schemas/questions/question';
import { allot, allowanceFor, noneLeft, remainingOf } from './day/allotting';
import { mayBeChecked } from './checking.rules';
import { learnerChoices } from './learner-choices.decider';
import type { PracticeParts, Wish } from './practice-parts';
import { worksheet } from './worksheet.decider';

export interface Order {
  readonly worksheetId: string;
  readonly purpose: Purpose;
  readonly wishes: readonly Wish[];
  /** As many are taken where the day has no more left; without it all or none. */
  readonly fewest?: number;
  readonly isTimed?: boolean;
  /** Where the worksheet belongs; unless told, it follows from the questions. */
  readonly place?: { readonly subject: SubjectKey; readonly topic: string; readonly subTopic?: string };
}

/** Asks the learner's day first, then draws and issues the questions; a repeat finds all of it done, on whichever day. */
export async function issueWorksheet(order: Order, tools: CommandTools, parts: PracticeParts) {
  const { worksheetId, wishes, purpose } = order;
  const allowance = await allowanceFor(tools, parts);
  const { issued: before } = await tools.read(worksheet, worksheetId);
  if (before) return { ...(await issue(before, tools)), remaining: await remainingOf(allowance, tools) };
  if (allowance.kind === 'unconfirmed') return tools.refuse('EmailNotConfirmed');
  const count = questionsOf(wishes);
  const { fewest = count } = order;
  const allotment = await allot({ worksheetId, count, fewest, onPaper: purpose === 'paper' }, allowance, tools);
  if (allotment.count === 0) return noneLeft(allotment);
  const questions = await parts.draw({ worksheetId, wishes, limit: allotment.count }, tools);
  const issued = await issue(sheetOf(order, questions), tools);
  return { ...issued, remaining: allotment.remaining };
}

type Issued = Extract<WorksheetEvent, { type: 'WorksheetIssued' }>['data'];

type Sheet = Omit<Issued, 'learnerId' | 'questionTypes' | 'issuedAt' | 'checksEach' | 'costs'>;

const whenAnswered = { costs: 'when-answered' } as const;

// Paper was paid for when it was dealt, and comprehension is for those who have it, whatever else they may practise.
const isPaidFor = (purpose: Purpose): boolean => purpose === 'paper' || purpose === 'comprehension';

/** Appends the worksheet; what is replied is what stands in the log. */
export async function issue(sheet: Sheet, tools: CommandTools) {
  const questionTypes = [...new Set(sheet.questions.map(({ questionType }) => questionType))];
  const { learnerId } = tools.caller;
  const checked = await isChecked(sheet, tools);
  const marks = { ...(checked && { checksEach: checked }), ...(!isPaidFor(sheet.purpose) && whenAnswered) };
  const data: Issued = { ...sheet, learnerId, questionTypes, issuedAt: tools.now, ...marks };
  const { state } = await tools.handle(worksheet, sheet.worksheetId, { type: 'IssueWorksheet', data });
  const { worksheetId, questions, passage, timeLimitSeconds, checksEach } = state.issued ?? data;
  return {
    kind: 'questions' as const,
    worksheetId,
    questions: questions.map(learnerQuestionOf),
    ...(passage && { passage }),
    ...(timeLimitSeconds !== undefined && { timeLimitSeconds }),
    ...(checksEach !== undefined && { checksEach }),
  };
}

/** As the child has chosen, where the worksheet may be checked question by question at all. */
async function isChecked(sheet: Sheet, { caller, read }: CommandTools): Promise<boolean> {
  return mayBeChecked(sheet) && (await read(learnerChoices, caller.learnerId)).checksEach;
}

export const questionsOf = (wishes: readonly Wish[]): number => wishes.reduce((sum, { count }) => sum + count, 0);

function sheetOf(order: Order, questions: readonly IssuedQuestion[]): Sheet {
  const { worksheetId, purpose, isTimed = false, place = placeOf(questions, purpose) } = order;
  const timeLimitSeconds = questions.reduce((sum, { targetSeconds }) => sum + targetSeconds, 0);
  return { worksheetId, purpose, ...place, ...(isTimed && { timeLimitSeconds }), questions: [...questions] };
}

/** The one topic or `mixed`, and the subject that most of the questions are of; what a child has chosen by type, below its sub-topic. */
function placeOf(questions: readonly IssuedQuestion[], purpose: Purpose): Required<Order>['place'] {
  const subject = mostFrequent(questions.map((question) => question.subject));
  const topic = onlyOne(questions.map((question) => question.topic)) ?? 'mixed';
  const subTopic = onlyOne(questions.map((question) => question.subTopic));
  const isBelow = purpose === 'practice' && subject !== 'english' && topic !== 'mixed' && subTopic !== undefined;
  return { subject, topic, ...(isBelow && { subTopic }) };
}

/** What all of them are; undefined where they differ. */
const onlyOne = (places: readonly string[]): string | undefined =>
  places.every((place) => place === places[0]) ? places[0] : undefined;

function mostFrequent(subjects: readonly SubjectKey[]): SubjectKey {
  const countOf = (wanted: SubjectKey) => subjects.filter((subject) => subject === wanted).length;
  return subjects.reduce(
    (most, subject) => (countOf(subject) > countOf(most) ? subject : most),
    subjects[0] ?? 'maths',
  );
}
