import { it } from '@jest/globals';
import { stories } from 'platform/testing';
import type { LetterEvent } from 'schemas/marketing/letters/letter.events';
import { letter } from './letter.decider';

const given = stories(letter);
const words = { subject: 'A quiet week', body: 'Rest.' };
const letterId = 'l';
const written = (version: number, body = words.body): LetterEvent => ({
  type: 'LetterWritten',
  data: { letterId, version, subject: words.subject, body },
});
const released: LetterEvent = { type: 'LetterReleased', data: { letterId, version: 1 } };
const addressed = (firstNumber: number, ...subscriberIds: string[]): LetterEvent => ({
  type: 'LetterAddressed',
  data: { letterId, firstNumber, subscriberIds },
});
const toAll = (recipients: number): LetterEvent => ({ type: 'LetterAddressedToAll', data: { letterId, recipients } });
const write = (version: number, body = words.body) =>
  ({ type: 'WriteLetter', data: { letterId, version, subject: words.subject, body } }) as const;
const release = (version: number) => ({ type: 'ReleaseLetter', data: { letterId, version } }) as const;
const proof = (version: number) => ({ type: 'AskProof', data: { letterId, version, accountId: 'a' } }) as const;
const address = (...subscriberIds: string[]) => ({ type: 'AddressLetter', data: { letterId, subscriberIds } }) as const;
const close = { type: 'CloseLetter', data: { letterId } } as const;

it('is written on what was seen of it', () => {
  given().when(write(0)).then(written(1));
  given(written(1)).when(write(1, 'Rest well.')).then(written(2, 'Rest well.'));
  given(written(1)).when(write(1)).thenNothing();
  given(written(1)).when(write(0, 'Over it.')).thenRefused('LetterChangedMeanwhile');
  given(written(1), released).when(write(1, 'Too late.')).thenRefused('LetterIsOut');
});
it('is proved as often as somebody likes, as it stands', () => {
  given(written(1))
    .when(proof(1))
    .then({ type: 'LetterProofAsked', data: { letterId, version: 1, accountId: 'a' } });
  given(written(1), written(2, 'New.')).when(proof(1)).thenRefused('LetterChangedMeanwhile');
  given().when(proof(0)).thenRefused('LetterChangedMeanwhile');
});
it('goes out once, as it was seen', () => {
  given(written(1)).when(release(1)).then(released);
  given(written(1), released).when(release(1)).thenNothing();
  given(written(1), written(2, 'New.')).when(release(1)).thenRefused('LetterChangedMeanwhile');
  given().when(release(0)).thenRefused('LetterChangedMeanwhile');
});
it('notes each reader once, and goes on where it broke off', () => {
  const out = [written(1), released];
  given(...out)
    .when(address('a', 'c'))
    .then(addressed(0, 'a', 'c'));
  given(...out, addressed(0, 'a', 'c'))
    .when(address('a', 'b', 'c'))
    .thenNothing();
  given(...out, addressed(0, 'a', 'c'))
    .when(address('c', 'e', 'd', 'd'))
    .then(addressed(2, 'd', 'e'));
  given(written(1)).when(address('a')).thenNothing();
  given(...out, toAll(0))
    .when(address('a'))
    .thenNothing();
});
it('is closed once', () => {
  given(written(1), released, addressed(0, 'a', 'c'))
    .when(close)
    .then(toAll(2));
  given(written(1), released, toAll(0)).when(close).thenNothing();
  given(written(1)).when(close).thenNothing();
});
