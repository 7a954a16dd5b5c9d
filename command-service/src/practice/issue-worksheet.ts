import { londonDay } from 'platform/clock';
import { flow, type CommandTools } from 'platform/http';
import { getSomeQuestions } from 'schemas/practice/practice.contract';
import type { IssuedQuestion, LearnerQuestion } from 'schemas/questions/question';
import { allowanceOf, type Allowance, type FreePlan, type Holder } from './allowance.rules';
import { learnerDay } from './learner-day.decider';
import { worksheet } from './worksheet.decider';

/** What the practice area needs of the question bank and of the accounts. */
export interface PracticeParts {
  readonly plan: FreePlan;
  /** Who may do how much; null for somebody who has no account any more. */
  holder(accountId: string, tools: CommandTools): Promise<Holder | null>;
  /** What is asked for, type by type; undefined when the bank has no such type in the topic. */
  wishes(asked: {
    topic: string;
    types: readonly string[];
    counts: readonly number[];
    worksheetId: string;
  }): readonly Wish[] | undefined;
  draw(worksheetId: string, wishes: readonly Wish[], limit: number): IssuedQuestion[];
}

interface Wish {
  readonly typeKey: string;
  readonly count: number;
}

/** Takes the questions from the learner's day first, then issues the worksheet; a repeat finds both done. */
export const issueWorksheet = (parts: PracticeParts) =>
  flow(getSomeQuestions, async ({ subject, parent, topic, type, count }, tools) => {
    const worksheetId = tools.idFor('worksheet');
    const wishes = parts.wishes({
      topic: parent,
      types: type.split(','),
      counts: count.split(',').map(Number),
      worksheetId,
    });
    if (!wishes) return tools.refuse('QuestionTypeNotKnown');
    const wanted = wishes.reduce((sum, wish) => sum + wish.count, 0);
    if (wanted < 1 || wanted > 100) return tools.refuse('QuantitiesNotRight');

    const { allowance, count: granted, remaining } = await allot({ worksheetId, wanted }, tools, parts);
    if (granted === 0) return noneLeft(allowance, remaining);
    const questions = parts.draw(worksheetId, wishes, granted);
    const data = {
      ...{ worksheetId, subject, questions },
      purpose: type === 'practice-test' ? ('practice-test' as const) : ('practice' as const),
      learnerId: tools.caller.learnerId,
      topic: parent,
      ...(topic !== parent && { subTopic: topic }),
      questionTypes: [...new Set(questions.map(({ questionType }) => questionType))],
    };
    const { state } = await tools.handle(worksheet, worksheetId, { type: 'IssueWorksheet', data });
    return {
      kind: 'questions' as const,
      worksheetId,
      questions: (state.issued?.questions ?? []).map(asLearnerSees),
      remaining,
    };
  });

interface Allotment {
  readonly allowance: Allowance;
  readonly count: number;
  readonly remaining: number | null;
}

/** Takes the questions from the learner's day. The day decides, so that two tabs cannot both have the last ten. */
async function allot(
  { worksheetId, wanted }: { worksheetId: string; wanted: number },
  tools: CommandTools,
  parts: PracticeParts,
): Promise<Allotment> {
  const { learnerId, accountId } = tools.caller;
  const day = londonDay(tools.now);
  const holder = await parts.holder(accountId, tools);
  const allowance: Allowance = holder ? allowanceOf(holder, day, parts.plan) : { kind: 'expired' };
  const limit = allowance.kind === 'unlimited' ? null : allowance.kind === 'daily' ? allowance.limit : 0;
  const data = { learnerId, day, worksheetId, wanted, limit };
  const { state } = await tools.handle(learnerDay, `${learnerId}.${day}`, { type: 'AllotQuestions', data });
  const remaining = limit === null ? null : Math.max(0, limit - state.allotted);
  return { allowance, count: state.byWorksheet.get(worksheetId) ?? 0, remaining };
}

function noneLeft({ kind }: Allowance, remaining: number | null) {
  const reason = kind === 'expired' ? ('TRIAL_EXPIRED' as const) : ('DAILY_LIMIT' as const);
  return { kind: 'none' as const, questions: [], remaining, reason };
}

function asLearnerSees(question: IssuedQuestion): LearnerQuestion {
  const {
    key: _key,
    solution: _solution,
    seed: _seed,
    genVersion: _version,
    itemId: _item,
    ruleTag: _tag,
    ...shown
  } = question;
  return shown;
}
