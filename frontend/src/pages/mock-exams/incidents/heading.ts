import { minutesWords } from 'schemas/mock-exams/incidents/incident-words.rules';
import { clockTime } from '../../../parts/dates';
import { counted } from '../../../parts/words';
import { hasItByHand, inHalfMinutes, mostLost, speaksFor, type LookedAt, type LossRow } from './looked-at';

/** One sentence that says what there is to decide. */
export function headingOf({ incident, what, fromAt, untilAt }: LookedAt, rows: readonly LossRow[]): string {
  const losing = rows.filter(({ lostSeconds }) => lostSeconds > 0);
  if (!incident) {
    const signs = rows.filter(speaksFor).length;
    return signs === 0
      ? 'The log shows no lost time'
      : `The log shows signs of lost time for ${counted(signs, 'child', 'children')}`;
  }
  const when = `${what}, ${clockTime(fromAt)}–${clockTime(untilAt)}`;
  const given = rows.filter(({ givenSeconds }) => givenSeconds > 0).length;
  if (losing.length === 0 && given > 0)
    return `${when}: ${counted(given, 'child has', 'children have')} their time back`;
  if (losing.length === 0) return `${when}: nobody lost time`;
  return `${when}: ${counted(losing.length, 'child', 'children')} lost time, ${mostWords(losing)}${byHand(losing)}`;
}

/** As much for each, or up to so much. */
function mostWords(losing: readonly LossRow[]): string {
  const most = mostLost(losing);
  const isSame = losing.every(({ lostSeconds }) => inHalfMinutes(lostSeconds) === most);
  return isSame ? `${minutesWords(most)}${losing.length > 1 ? ' each' : ''}` : `up to ${minutesWords(most)}`;
}

const byHand = (losing: readonly LossRow[]): string => (losing.every(hasItByHand) ? ', and staff gave it by hand' : '');
