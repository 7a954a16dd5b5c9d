import { at, type Level } from '../../generation/level';
import type { Figure } from '../attributes';
import { figureContent } from '../drawing/figure-drawing';
import { framed } from '../drawing/panels';
import { defineNvrType } from '../nvr-type';
import { wordsFor } from '../words/figure-words';
import { seenAtAGlance } from './besides/at-a-glance';
import { comparedThingByThing } from './besides/thing-by-thing';
import { ideasByLevel } from './ideas/ideas-by-level';
import { possibleOddOnes } from './likeness';

/** From here on the odd one is not the only one that is alone in something. */
const COMPARED_FROM: Level = 3;

/** Four figures share a property; what else differs is divided, so that nothing else sets one apart. */
export const oddOneOut = defineNvrType<{ readonly options: readonly Figure[] }>({
  key: 'nvr-odd-one-out',
  title: 'Odd one out',
  targetSeconds: [20, 25, 30, 40, 50],
  version: 12,
  build: (random, level) => {
    // Some ideas are turned down more often than others: each gets its turn until it has found a question.
    const idea = random.pick(random.pick(at(level, ideasByLevel)));
    const draw = () => idea(random);
    const seen = level < COMPARED_FROM ? seenAtAGlance(random, level, draw) : comparedThingByThing(random, draw);
    if (!seen) return undefined;
    const options = random.shuffle(seen.figures);
    const rightOption = options.findIndex((figure) => !seen.property.holds(figure));
    return draftOf(options, rightOption, seen.property.words);
  },
  possibleOptions: ({ options }) => possibleOddOnes(options),
  drawOptions: ({ options }) => {
    const inWords = wordsFor(options);
    return options.map((option) => framed(inWords(option), figureContent(option)));
  },
});

const draftOf = (options: readonly Figure[], rightOption: number, words: string) => ({
  params: { options },
  rightOption,
  prompt: 'Four of these pictures have something in common. Which one is the odd one out?',
  steps: [
    'Look for one thing that is true of four pictures.',
    `Four pictures ${words}.`,
    `Picture ${'ABCDE'.charAt(rightOption)} does not.`,
  ],
});
