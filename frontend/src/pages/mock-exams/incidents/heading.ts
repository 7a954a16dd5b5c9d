import { minutesWords } from 'schemas/mock-exams/incidents/incident-words.rules';
import { clockTime } from '../../../parts/dates';
import { counted } from '../../../parts/words';
import { hasItByHand, inHalfMinutes, mostLost, speaksFor, type LookedAt, type LossRow } from './looked-at';

/** One sentence that says what there is to decide, by the same reckoning as the figures and the table below it. */
export function headingOf({ incident, what, fromAt, untilAt }: LookedAt, rows: readonly LossRow[]): string {
  if (incident) return `${what}, ${clockTime(fromAt)}–${clockTime(untilAt)}: ${lostWords(rows)}`;
  const signs = rows.filter(speaksFor).length;
  return signs === 0
    ? 'The log shows no lost time'
    : `The log shows signs of lost time for ${counted(signs, 'child', 'children')}: ${lostWords(rows)}`;
}

function lostWords(rows: readonly LossRow[]): string {
  const losing = rows.filter(({ lostSeconds }) => lostSeconds > 0);
  const given = rows.filter(({ givenSeconds }) => givenSeconds > 0).length;
  if (losing.length > 0)
    return `${counted(losing.length, 'child', 'children')} lost time, ${mostWords(losing)}${byHand(losing)}`;
  if (given > 0) return `${counted(given, 'child has', 'children have')} their time back`;
  // The table shows signs of it all the same, each in brackets.
  return rows.some(speaksFor) ? 'nobody lost time by what counts' : 'nobody lost time';
}

/** As much for each, or up to so much. */
function mostWords(losing: readonly LossRow[]): string {
  const most = mostLost(losing);
  const isSame = losing.every(({ lostSeconds }) => inHalfMinutes(lostSeconds) === most);
  return isSame ? `${minutesWords(most)}${losing.length > 1 ? ' each' : ''}` : `up to ${minutesWords(most)}`;
}

const byHand = (losing: readonly LossRow[]): string => (losing.every(hasItByHand) ? ', and staff gave it by hand' : '');
