import type { ActEvent } from '../sittings/question.rules';
import type { Sitting } from '../sittings/sitting.rules';
import { momentOf } from './lengths.rules';

/** In ms: so far a device that reckons our clock may be out. */
const MAY_BE_OUT = 10_000;

interface Here {
  /** Before the act. */
  readonly sitting: Sitting;
  readonly savedAt: string;
}

/** Why the time that a device names for an act cannot be, in words; empty where it can be. Nothing is reckoned by one that cannot. */
export function falseClaim({ paper, claim }: ActEvent['data'], { sitting, savedAt }: Here): string {
  if (claim.at === undefined) return '';
  const claimed = Date.parse(claim.at);
  const openedAt = Date.parse(sitting.clock.papers[paper - 1]?.openedAt ?? claim.at);
  const told = `its device says ${momentOf(claim.at)}`;
  if (claimed < openedAt - MAY_BE_OUT) return `${told}, which is before the paper was opened: not believed`;
  return claimed > Date.parse(savedAt) + MAY_BE_OUT ? `${told}, which is after it was here: not believed` : '';
}
