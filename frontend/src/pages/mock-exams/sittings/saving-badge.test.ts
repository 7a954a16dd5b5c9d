import { expect, it } from '@jest/globals';
import type { KeptAct } from './shelf/kept-act';
import { savingSpoken, savingWords } from './saving-badge';

const waits = (questionId: string, kind: KeptAct['act']['kind'] = 'chosen'): KeptAct => ({
  learnerId: 'l',
  sessionId: 's',
  paper: 1,
  deviceId: 'd',
  tab: 't',
  act: { kind, questionId, seq: 1 },
});
const timeOf = (at: number) => `10:00:0${at}`;
const words = (mark: number, since: number | undefined, waiting: readonly KeptAct[] = [waits('q1')]) =>
  savingWords({ waiting, since, savedAt: 7, hasFailed: false }, mark, timeOf).words.replaceAll('\u00a0', ' ');

it('says when all was saved, also while a quick save is under way', () => {
  expect([words(9_000, undefined, []), words(399, 0)]).toEqual(['Saved 10:00:07', 'Saved 10:00:07']);
});

it('says so after a reload, where there is something that was saved before', () => {
  const fresh = { waiting: [], since: undefined, savedAt: undefined, hasFailed: false };
  expect(savingWords(fresh, 9_000, timeOf).words).toBe('');
  expect(savingWords({ ...fresh, savedBefore: true }, 9_000, timeOf).words).toBe('All saved');
});

it('says within five seconds that something is kept here, whatever becomes of the call', () => {
  expect(words(3_499, 0)).toBe('Saving…');
  expect(words(3_500, 0)).toBe('Not saved yet — retrying. 1 answer is kept on this device.');
  expect(words(60_000, 0, [waits('q1'), waits('q1', 'submitted'), waits('q2')])).toContain('2 answers are kept');
  expect(words(60_000, 0, [waits('q1', 'shown')])).toContain('What you do is kept on this device.');
});

it('says at once that something is kept here where the device has no line, or a try to send it failed', () => {
  const told = (line: { isOffline?: boolean; hasFailed?: boolean; isElsewhere?: boolean }, waiting = [waits('q1')]) =>
    savingWords(
      { waiting, since: waiting.length > 0 ? 0 : undefined, savedAt: 7, hasFailed: false, ...line },
      1,
      timeOf,
    ).words.replaceAll('\u00a0', ' ');
  expect(told({ isOffline: true })).toBe('No internet just now. 1 answer is kept on this device.');
  expect(told({ hasFailed: true })).toBe('Not saved yet — retrying. 1 answer is kept on this device.');
  expect(told({ isOffline: true, hasFailed: true }, [])).toBe('Saved 10:00:07');
  // Nothing is tried again from here before the child goes on here.
  expect(told({ isElsewhere: true, hasFailed: true })).toBe(
    'Not saved yet: your exam is open on another device. 1 answer is kept on this device.',
  );
  expect(told({ isElsewhere: true }, [])).toBe('Saved 10:00:07');
});

it('says of nothing that it is kept here before the device has written it down', () => {
  const [one, two] = [waits('q1'), waits('q2')];
  const told = (unshelved: readonly KeptAct[]) => {
    const standing = { waiting: [one, two], since: 0, savedAt: 7, hasFailed: false, isOffline: true, unshelved };
    return savingWords(standing, 60_000, timeOf).words.replaceAll('\u00a0', ' ');
  };
  expect(told([one, two])).toBe('No internet just now.');
  expect(told([two])).toBe('No internet just now. 1 answer is kept on this device.');
  expect(told([])).toBe('No internet just now. 2 answers are kept on this device.');
});

it('is read out when saving fails and when it works again, and not at each answer', () => {
  const warning = { words: 'Not saved yet', isWarning: true };
  const calm = { words: 'Saved 10:00:07', isWarning: false };
  const moments = [
    [calm, true],
    [calm, false],
    [warning, true],
    [calm, true],
    [calm, false],
    [calm, false],
    [calm, true],
    [calm, false],
  ] as const;
  let spoken = '';
  const heard = moments.map(([told, isWaiting]) => (spoken = savingSpoken(spoken, told, isWaiting)));
  const again = 'All is saved again.';
  expect(heard).toEqual(['', '', 'Not saved yet', 'Not saved yet', again, again, '', '']);
});
