import type { Asked } from '../asked';
import { isAhead, joined, sentenceWith, type Names } from '../headline';
import type { ReportBasis } from '../report-basis';
import type { Unit } from '../units';
import { capital, listed } from '../words';
import type { Spoken } from './spoken';

/** The one sentence: what it names is what stands in the boxes under it. */
export const headlineTwo = (basis: ReportBasis, asked: readonly Asked[], spoken: Spoken): string =>
  sentenceWith(basis, asked, () => whatOfIt(spoken));

function whatOfIt({ praised, isBest, toDo }: Spoken): string {
  const [well, work] = [namesOf(praised), namesOf(toDo)];
  if (well.count > 0)
    return capital(joined(`${well.words} went ${isBest ? 'best' : 'well'}`, work, !isBest && isAhead(toDo)));
  if (work.count === 0) return 'The pages below say what is behind it.';
  return `Good to practise next: ${work.words}.`;
}

const namesOf = (units: readonly Unit[]): Names => ({
  words: listed(units.map(({ phrase }) => phrase)),
  count: units.length,
});
