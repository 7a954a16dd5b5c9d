import type { KeyChange } from './key-change';
import { reportsIn } from './reports-in.rules';
import type { Counting, KeyDecision, KeyProposal, WithdrawnProposal } from './standing-keys';

interface Place {
  /** What its paper is called. */
  readonly paper: string;
  readonly number: number;
}

interface Words {
  readonly what: string;
  readonly detail: string;
}

/** `B`, or `not counted`. */
export const countingWords = ({ answer, isVoided }: Counting): string => (isVoided ? 'not counted' : answer);

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What was decided once, for staff. */
export function decisionWords(decision: KeyDecision, { paper, number }: Place): Words {
  const { kind, before, after, reason, isTakenBack } = decision;
  const where = `Question ${number} of ${paper}`;
  const what = {
    correct: `${where}: key put right, ${countingWords(before)} to ${countingWords(after)}`,
    void: `${where}: voided, it counts for nobody`,
    'take back': `${where}: decision taken back, it is ${countingWords(after)} again`,
  }[kind];
  return { what: isTakenBack ? `${what} (taken back since)` : what, detail: `${reason} ${issuedWords(decision)}` };
}

function issuedWords(decision: Pick<KeyDecision, 'reports'>): string {
  const count = reportsIn(decision);
  return count === 0
    ? 'No issued report says anything different about the child.'
    : `${counted(count, 'report')} issued again, ${count === 1 ? 'as it says' : 'as they say'} something different about the child; others stay as they were issued.`;
}

/** What waits for somebody else. */
export function proposalWords({ change, reason, weighed }: KeyProposal, { paper, number }: Place): Words {
  return {
    what: `Question ${number} of ${paper}: ${changeWords(change)} was proposed, and waits for a second person`,
    detail: `${reason} ${counted(reportsIn(weighed), 'report')} would be issued again.`,
  };
}

/** What was proposed, and is no more. */
export function withdrawnWords(withdrawn: WithdrawnProposal, { paper, number }: Place): Words {
  const { change, reason, why, words } = withdrawn;
  const how = {
    withdrawn: 'was proposed and taken away again',
    refused: 'was proposed and refused',
    'out of date': 'was proposed, and replaced by a newer proposal',
  }[why];
  return { what: `Question ${number} of ${paper}: ${changeWords(change)} ${how}`, detail: words ?? reason };
}

/** `a key of D`. */
export function changeWords(change: KeyChange): string {
  if (change.kind === 'correct') return `the key ${change.answer}`;
  return change.kind === 'void' ? 'voiding it' : 'taking back the last decision';
}
