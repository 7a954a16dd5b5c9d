import { accept, acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import type { LetterEvent } from 'schemas/marketing/letters/letter.events';

type DataOf<T extends LetterEvent['type']> = Extract<LetterEvent, { type: T }>['data'];

export type LetterCommand =
  /** `version`: the one that was looked at. */
  | { type: 'WriteLetter'; data: DataOf<'LetterWritten'> }
  | { type: 'AskProof'; data: DataOf<'LetterProofAsked'> }
  | { type: 'ReleaseLetter'; data: DataOf<'LetterReleased'> }
  | { type: 'AddressLetter'; data: { letterId: string; subscriberIds: readonly string[] } }
  | { type: 'CloseLetter'; data: { letterId: string } };

interface Letter {
  /** 0: nobody has written it. */
  readonly version: number;
  readonly subject: string;
  readonly body: string;
  readonly stage: 'draft' | 'released' | 'addressed';
  /** How many readers are noted, and the last of them in the order of their ids. */
  readonly recipients: number;
  readonly last: string;
}

const initial: Letter = { version: 0, subject: '', body: '', stage: 'draft', recipients: 0, last: '' };

export const letter = decider({ category: 'letter', initial, decide, evolve });

type Refusal = 'LetterIsOut' | 'LetterChangedMeanwhile';

function decide({ type, data }: LetterCommand, state: Letter): Decision<LetterEvent, Refusal> {
  switch (type) {
    case 'WriteLetter':
      return write(data, state);
    case 'AskProof':
      if (isAnother(data, state)) return refuse('LetterChangedMeanwhile');
      return accept({ type: 'LetterProofAsked', data });
    case 'ReleaseLetter':
      if (isAnother(data, state)) return refuse('LetterChangedMeanwhile');
      return acceptUnless(state.stage !== 'draft', { type: 'LetterReleased', data });
    case 'AddressLetter':
      return address(data, state);
    case 'CloseLetter':
      return acceptUnless(state.stage !== 'released', {
        type: 'LetterAddressedToAll',
        data: { letterId: data.letterId, recipients: state.recipients },
      });
  }
}

const isAnother = ({ version }: { version: number }, state: Letter) => version === 0 || version !== state.version;

function write(data: DataOf<'LetterWritten'>, state: Letter): Decision<LetterEvent, Refusal> {
  if (state.stage !== 'draft') return refuse('LetterIsOut');
  if (data.version !== state.version) return refuse('LetterChangedMeanwhile');
  if (state.version > 0 && data.subject === state.subject && data.body === state.body) return accept();
  return accept({ type: 'LetterWritten', data: { ...data, version: state.version + 1 } });
}

/** Readers come in the order of their ids; those up to the last one were noted by a run that broke off. */
function address(
  { letterId, subscriberIds }: { letterId: string; subscriberIds: readonly string[] },
  { stage, last, recipients }: Letter,
): Decision<LetterEvent, Refusal> {
  const further = [...new Set(subscriberIds)].filter((id) => id > last).sort(byCode);
  if (stage !== 'released' || further.length === 0) return accept();
  return accept({ type: 'LetterAddressed', data: { letterId, firstNumber: recipients, subscriberIds: further } });
}

const byCode = (one: string, other: string) => (one < other ? -1 : 1);

function evolve(state: Letter, event: LetterEvent): Letter {
  switch (event.type) {
    case 'LetterWritten': {
      const { version, subject, body } = event.data;
      return { ...state, version, subject, body };
    }
    case 'LetterProofAsked':
      return state;
    case 'LetterReleased':
      return { ...state, stage: 'released' };
    case 'LetterAddressed': {
      const { firstNumber, subscriberIds } = event.data;
      return { ...state, recipients: firstNumber + subscriberIds.length, last: subscriberIds.at(-1) ?? state.last };
    }
    case 'LetterAddressedToAll':
      return { ...state, stage: 'addressed' };
  }
}
