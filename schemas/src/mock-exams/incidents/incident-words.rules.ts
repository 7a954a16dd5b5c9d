import { lengthOf } from '../timeline/lengths.rules';
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
  outside: 'before it was opened, or after it was handed in',
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

/** A decision as far as it is about one child. */
export interface DecidedForChild {
  /** What disturbed the session. */
  readonly incident: string;
  readonly how: IncidentDecision;
  readonly papers: readonly (Given & { readonly lostSeconds: number })[];
  readonly reason: string;
  readonly note: string | null;
}

/** What was decided for one child, as a line of their timeline. */
export function decidedWords({ incident, how, papers, reason, note }: DecidedForChild) {
  const lost = papers.map(({ paper, lostSeconds }) => `${lengthOf(lostSeconds)} lost in paper ${paper}`);
  const given = papers.map(({ paper, seconds }) => `${minutesWords(seconds)} in paper ${paper}`);
  const told = [
    ...lost,
    ...(how === 'time' ? [`given back: ${given.join(', ')}`] : []),
    reason,
    ...(note === null ? [] : [`on the report: “${note}”`]),
  ];
  return { what: `${incident}: ${decisionWords[how].toLowerCase()}`, detail: told.join('; ') };
}
