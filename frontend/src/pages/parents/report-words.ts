import { enoughInATopic, judgedFrom, percent } from '../../parts/standing/score';
import { counted } from '../../parts/words';
import type { Report, TopicReport } from './api';

/** Below this many answers a share says little. */
const enoughToSay = 20;
/** From how many answers in a topic it is said first of all topics. */
const enoughToRank = 10;
/** A step between two shares that is worth a word. */
const noticeable = 0.03;
const goesWell = judgedFrom.strength;

/** The report in a sentence or two. `name` begins it. */
export function leadOf(report: Report, name: string, titleOf: (topic: string) => string): string {
  const { questionsCount, correctCount, daysPractised } = report;
  // Blanks and taps make no day of practice.
  const days = daysPractised === 0 ? '' : ` on ${counted(daysPractised, 'day')}`;
  const done = `${name} has worked through ${counted(questionsCount, 'question')}${days}`;
  if (questionsCount < enoughToSay)
    return `${done}, ${correctCount} of them right. That is too few to say much yet: with ${enoughToSay} the figures begin to mean something.`;
  return [`${done}: ${percent(correctCount, questionsCount)}% right.`, ...bestAndWorst(report.topics, titleOf)].join(
    ' ',
  );
}

const shareOf = ({ correct, asked }: TopicReport) => (asked === 0 ? 0 : correct / asked);

function bestAndWorst(topics: readonly TopicReport[], titleOf: (topic: string) => string): string[] {
  const [worst, ...others] = weakestFirst(topics.filter(({ asked, step }) => asked >= enoughToRank && step !== null));
  const best = others.at(-1);
  return [
    ...(best && shareOf(best) >= goesWell ? [`${titleOf(best.topic)} goes best.`] : []),
    ...(worst && needsPractice(worst) ? [`${titleOf(worst.topic)} needs practice most.`] : []),
  ];
}

const needsPractice = (topic: TopicReport) => stepOf(topic) <= 3 || (stepOf(topic) < 5 && shareOf(topic) < goesWell);

/** By the steps that stand beside each topic, which recent answers move, and in one step by what was right. Those without a step come last. */
export const weakestFirst = (topics: readonly TopicReport[]) =>
  [...topics].sort((one, other) => stepOf(one) - stepOf(other) || shareOf(one) - shareOf(other));

const stepOf = ({ step }: TopicReport) => step ?? 6;

/** The estimated chance of a right answer, and whether it is early; whether it is secure, its five steps say. */
export function masteryWords({ mastery, asked, isEarlyEstimate }: TopicReport): string {
  if (mastery === null) return `Too few answers yet: ${asked} of ${enoughInATopic}`;
  const figure = `${percent(mastery, 1)}%`;
  return isEarlyEstimate ? `${figure}, early estimate` : figure;
}

export function trendWords(trend: number | null): string {
  if (trend === null) return 'Too few answers yet';
  const points = counted(percent(Math.abs(trend), 1), 'point');
  if (trend > noticeable) return `Up ${points}`;
  return trend < -noticeable ? `Down ${points}` : 'Steady';
}

export function timeWords({ secondsPerQuestion, targetSeconds }: TopicReport): string {
  if (secondsPerQuestion === null) return 'Not timed';
  return targetSeconds === null
    ? `${secondsPerQuestion}\u00a0s`
    : `${secondsPerQuestion}\u00a0s, aim ${targetSeconds}\u00a0s`;
}
