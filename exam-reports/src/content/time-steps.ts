import { figureWords, type ExplainedStep } from 'schemas/mock-exams/marks/explained/explained-words.rules';
import { paperPart } from 'schemas/mock-exams/marks/parts.rules';
import { askedIn } from './asked';
import { leftOf } from './hours';
import type { ReportBasis } from './report-basis';
import { unusedFour } from './four/plain-words';
import { stillIn, unusedOne, walkThrough } from './time';
import { namingOne } from './topic-words';
import { namingTwo } from './two/naming';

/** The first template that names topics as they are practised. */
const TWO = 2;
/** The first that says when the time was left over. */
const FOUR = 4;

/** Where the time of one paper went, with the seconds that each stretch is made of; null where it was not opened. */
export function timeSteps(basis: ReportBasis, partId: string): readonly ExplainedStep[] | null {
  const index = basis.papers.findIndex(({ paperHash }) => paperPart(paperHash) === partId);
  const paper = basis.papers[index];
  if (!paper?.hour || paper.hour.usedSeconds <= 0) return null;
  const { hour } = paper;
  const naming = (basis.made.template < TWO ? namingOne : namingTwo)(basis.catalogue);
  const unused = basis.made.template < FOUR ? unusedOne : unusedFour;
  const walk = walkThrough(hour, { paper, title: `Paper ${index + 1}`, asked: askedIn(basis), naming });
  const { back, sections } = walk;
  const worked = sections.filter(({ each }) => each.length > 0);
  const [used, left] = [figureWords(hour.usedSeconds), leftOf(hour)];
  return [
    {
      says: `The paper’s own clock ran for ${used} seconds of ${figureWords(hour.lengthSeconds)}; while it stood still nothing is counted.`,
      sum: null,
    },
    ...worked.map(({ title, each, seconds }) => ({
      says: `${title}: the seconds of each of its questions, until the last new one of the paper was left.`,
      sum: `${each.map(figureWords).join(' + ')} = ${figureWords(seconds)}`,
    })),
    { says: `Looking again: all that was shown after that, ${figureWords(back)} seconds.`, sum: null },
    {
      says: 'Nothing pressed: what is left of the time that the clock ran.',
      sum: `${used} − ${[...worked.map(({ seconds }) => seconds), back].map(figureWords).join(' − ')} = ${figureWords(stillIn(walk))}`,
    },
    ...(left > 0
      ? [{ says: `${unused(hour)}: ${figureWords(left)} seconds, since it ended before its time was up.`, sum: null }]
      : []),
    { says: 'Stretches of less than twenty seconds are not drawn.', sum: null },
  ];
}
