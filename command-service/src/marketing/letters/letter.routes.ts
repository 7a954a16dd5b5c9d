import { commandsTo, type CommandDeps, type Route } from 'platform/http';
import {
  addressLetter,
  askLetterProof,
  closeLetter,
  releaseLetter,
  writeLetter,
} from 'schemas/marketing/letters/letter.contract';
import { letter } from './letter.decider';

const on = commandsTo(letter);

export const letterRoutes: readonly Route<CommandDeps>[] = [
  on(
    writeLetter,
    (data) => ({ id: data.letterId, command: { type: 'WriteLetter', data } }),
    ({ state }) => ({ version: state.version }),
  ),
  on(askLetterProof, ({ letterId, version }, { caller: { accountId } }) => ({
    id: letterId,
    command: { type: 'AskProof', data: { letterId, version, accountId } },
  })),
  on(releaseLetter, (data) => ({ id: data.letterId, command: { type: 'ReleaseLetter', data } })),
  on(addressLetter, (data) => ({ id: data.letterId, command: { type: 'AddressLetter', data } })),
  on(closeLetter, (data) => ({ id: data.letterId, command: { type: 'CloseLetter', data } })),
];
