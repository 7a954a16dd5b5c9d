import { flow, type CommandDeps, type CommandTools, type Route } from 'platform/http';
import {
  getEnglishComprehension,
  getEnglishQuestions,
  getSomeQuestions,
  startPlannedWorksheet,
} from 'schemas/practice/worksheets/issuing.contract';
import { issue, issueWorksheet, questionsOf, type Order } from './issuing';
import type { PracticeParts, Wish } from './practice-parts';

/** The most questions that a planned worksheet may have; one that a child has put together by type may have as many as without levels. */
const MOST_PLANNED = 40;
const MOST_OF_A_TOPIC = 100;

/** Every call that gives a learner a worksheet. */
export const issuingRoutes = (parts: PracticeParts): Route<CommandDeps>[] => [
  someQuestions(parts),
  englishQuestions(parts),
  englishComprehension(parts),
  plannedWorksheet(parts),
];

const someQuestions = (parts: PracticeParts) =>
  flow(getSomeQuestions, async (asked, tools) => {
    const { subject, parent, topic } = asked;
    const worksheetId = tools.idFor('worksheet');
    const counts = asked.count.split(',').map(Number);
    const types = asked.type.split(',');
    const subTopic = topic === parent ? undefined : topic;
    const place = { subject, topic: parent, ...(subTopic !== undefined && { subTopic }) };
    if (asked.type === 'practice-test') {
      const wishes = parts.practiceTest({ subject, topic: parent, worksheetId });
      // It has its own length, unless the day has less left and no more than that is asked for.
      const fewest = sumOf(counts);
      return issueChosen({ worksheetId, purpose: 'practice-test', wishes, place, fewest }, tools, parts);
    }
    if (types.length !== counts.length) return tools.refuse('QuantitiesNotRight');
    const wishes = parts.wishes({ subject, topic: parent, subTopic, types, counts });
    return issueChosen({ worksheetId, purpose: 'practice', wishes, place }, tools, parts);
  });

type Chosen = Omit<Order, 'wishes'> & { readonly wishes: readonly Wish[] | undefined };

async function issueChosen({ wishes, ...order }: Chosen, tools: CommandTools, parts: PracticeParts) {
  if (!wishes) return tools.refuse('QuestionTypeNotKnown');
  const wanted = questionsOf(wishes);
  if (wanted < 1 || wanted > MOST_OF_A_TOPIC) return tools.refuse('QuantitiesNotRight');
  const fewest = Math.min(wanted, order.fewest ?? wanted);
  return issueWorksheet({ ...order, wishes, fewest }, tools, parts);
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const englishQuestions = (parts: PracticeParts) =>
  flow(getEnglishQuestions, async ({ questionTopic, numQuestions: count }, tools) => {
    const topic = questionTopic.toLowerCase().replace(/[_ ]/g, '-');
    const wishes = parts.wishes({ subject: 'english', topic, subTopic: undefined, types: [topic], counts: [count] });
    if (!wishes) return tools.refuse('QuestionTypeNotKnown');
    return issueWorksheet({ worksheetId: tools.idFor('worksheet'), purpose: 'practice', wishes }, tools, parts);
  });

/** For paid plans, which have no limit: whoever has one is told -2, as the spec has it, and loses nothing of it. */
const englishComprehension = (parts: PracticeParts) =>
  flow(getEnglishComprehension, async ({ level, onPaper = false }, tools) => {
    const holder = await parts.holder(tools.caller.accountId, tools);
    if (holder?.comprehension !== true)
      return { kind: 'none' as const, questions: [], remaining: -2, reason: 'PREMIUM' as const };
    const worksheetId = tools.idFor('worksheet');
    const { passage, questions } = await parts.comprehension({ worksheetId, level }, tools);
    const place = { subject: 'english' as const, topic: 'comprehension' };
    const purpose = onPaper ? ('paper' as const) : ('comprehension' as const);
    const sheet = { worksheetId, purpose, ...place, passage, questions: [...questions] };
    return { ...(await issue(sheet, tools)), remaining: null };
  });

const plannedWorksheet = (parts: PracticeParts) =>
  flow(startPlannedWorksheet, async ({ purpose, parts: planned, timed = false }, tools) => {
    const wishes = planned.map(({ questionType: typeKey, level, count }) => ({ typeKey, level, count }));
    if (!wishes.every(({ typeKey }) => parts.isKnown(typeKey))) return tools.refuse('QuestionTypeNotKnown');
    if (questionsOf(wishes) > (purpose === 'practice' ? MOST_OF_A_TOPIC : MOST_PLANNED))
      return tools.refuse('QuantitiesNotRight');
    return issueWorksheet({ worksheetId: tools.idFor('worksheet'), purpose, wishes, isTimed: timed }, tools, parts);
  });
