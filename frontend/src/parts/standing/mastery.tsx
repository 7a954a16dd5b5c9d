import { isTooFew, standingOf, type Standing } from './band';
import { enoughInATopic } from './score';
import { useTitles } from '../catalogue';
import './mastery.css';

/** How secure a topic is by its recent answers, in five steps; none while there are too few answers. */
export type Step = number | null;

const stepWords = ['just begun', 'getting going', 'coming along', 'nearly secure', 'secure'] as const;
const steps = [1, 2, 3, 4, 5] as const;

export const stepWord = (step: number) => stepWords[step - 1] ?? stepWords[0];

/** "4 of 5, nearly secure", with five small boxes of which four are filled; nothing where nothing may be said yet. */
export function MasteryBar({ step }: { readonly step: Step }) {
  if (step === null) return null;
  return (
    <span className="mastery">
      <MasteryBoxes step={step} />
      <span className="small">
        {step} of 5, {stepWord(step)}
      </span>
    </span>
  );
}

/** The five boxes alone, where what they say stands beside them in words; those from `newFrom` on are ringed. */
export function MasteryBoxes({ step, newFrom = Infinity }: { readonly step: number; readonly newFrom?: number }) {
  return (
    <span className="mastery-boxes" aria-hidden="true">
      {steps.map((box) => (
        <i key={box} className={box > step ? undefined : box < newFrom ? 'full' : 'full new'} />
      ))}
    </span>
  );
}

/** How a topic has gone so far. */
export interface Stood {
  readonly correct: number;
  readonly asked: number;
  readonly step: Step;
}

/** "104 of 140 right", and its five steps; of few answers that they are too few. */
export function HowItWent({ stood: { correct, asked, step } }: { readonly stood: Stood }) {
  return (
    <span className="how-it-went">
      <span className="small soft">
        {correct} of {asked} right{tooFew({ correct, asked, step })}
      </span>
      <MasteryBar step={step} />
    </span>
  );
}

/** How many answers there are of those that are needed; where quick guesses are among them, only that they are too few. */
function tooFew(stood: Stood): string {
  if (isTooFew(stood)) return ` · ${stood.asked} of ${enoughInATopic} answers`;
  return stood.step === null ? ', too few to be sure' : '';
}

export interface StoodTopic extends Stood {
  readonly topic: string;
}

/** The steps that a reader would expect of a band. */
const expected: Record<Standing, readonly number[]> = {
  Strengths: [4, 5],
  'Needs Work': [2, 3, 4],
  Weaknesses: [1, 2, 3],
  'Not enough answers yet': [1, 2, 3, 4, 5],
  'Not Tried Yet': [],
};

/** Of the topics whose band says another thing than their five steps, the first: it serves as the example. */
export const firstAtOdds = (topics: readonly StoodTopic[]) =>
  topics.find((topic) => topic.step !== null && !expected[standingOf(topic)].includes(topic.step));

/** Why a topic may stand in one band and its five steps say another thing, said once where both are seen. */
export function BandsAndSteps({ topics }: { readonly topics: readonly StoodTopic[] }) {
  const titles = useTitles();
  const example = firstAtOdds(topics);
  if (!example || example.step === null) return null;
  return (
    <p className="small soft bands-and-steps">
      Strengths, Needs Work and Weaknesses count every answer alike; the five steps count the latest and the harder ones
      most, so {titles.topic(example.topic)} can be in {standingOf(example)} and “{stepWord(example.step)}” at once.
    </p>
  );
}
