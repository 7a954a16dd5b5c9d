import { lengthOf } from '../timeline/timeline-words.rules';
import type { IncidentDecision } from './incident.events';
import type { LossStep } from './losses.rules';

/** `3½ minutes`, `1 minute`, `half a minute`: what is given back is told in halves. */
export function minutesWords(seconds: number): string {
  const halves = Math.round(seconds / 30);
  const [whole, isHalf] = [Math.floor(halves / 2), halves % 2 === 1];
  if (whole === 0) return isHalf ? 'half a minute' : 'no time';
  return `${whole}${isHalf ? '½' : ''} ${halves === 2 ? 'minute' : 'minutes'}`;
}

interface Given {
  readonly paper: number;
  readonly seconds: number;
}

/** What a child reads whose time was given back. It names nobody, and asks nothing of them. */
export function toldWords(given: readonly Given[]): string {
  const words = given.map(({ paper, seconds }) => `${minutesWords(seconds)} more in paper ${paper}`);
  return `Some of your time was lost, and that was not your fault. You have ${words.join(' and ')}. Your clock shows it already: just carry on.`;
}

/** Each step of a reckoning, as a line of a sum. */
export const stepWords: Readonly<Record<LossStep, string>> = {
  claimed: 'All that counts, one after the other',
  outside: 'not in this paper’s time',
  twice: 'told by two at once, and counted once',
  stood: 'the clock stood still: a pause, or a rest',
  given: 'given back before',
  worked: 'the device shows that they went on',
  hand: 'given by hand since',
  rounded: 'rounded up to half minutes',
};

export const decisionWords: Readonly<Record<IncidentDecision, string>> = {
  time: 'Time given back',
  'catch-up': 'A catch-up offered',
  note: 'A note on the report',
  nothing: 'Nothing given',
};

/** What was decided for one child, in a line of their timeline. */
export function decidedWords(
  how: IncidentDecision,
  own: readonly (Given & { readonly lostSeconds: number })[],
): string {
  const lost = own.map(({ paper, lostSeconds }) => `${lengthOf(lostSeconds)} lost in paper ${paper}`).join(', ');
  const given = own.map(({ paper, seconds }) => `${minutesWords(seconds)} in paper ${paper}`).join(', ');
  return how === 'time' ? `Given back: ${given} (${lost})` : `${decisionWords[how]} (${lost})`;
}
