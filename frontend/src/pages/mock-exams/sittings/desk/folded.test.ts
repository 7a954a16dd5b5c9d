import { expect, it } from '@jest/globals';
import { noSitting, sittingAfter, type Sitting } from 'schemas/mock-exams/sittings/sitting.rules';
import type { Act, KeptAct } from '../shelf/kept-act';
import { Folded } from './folded';

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, second)).toISOString();
const whose = { sessionId: 's', learnerId: 'l' };

const kept = (deviceId: string, second: number, what: Pick<Act, 'kind' | 'option'>): KeptAct => ({
  ...whose,
  paper: 1,
  deviceId,
  tab: `tab of ${deviceId}`,
  act: { ...what, questionId: 'q4', seq: second, at: at(second) },
});
const chose = (deviceId: string, second: number, option: string) => kept(deviceId, second, { kind: 'chosen', option });

const begun: Sitting = { ...noSitting, ...whose };

/** As the server told it, when the other device had chosen this. */
const answeredElsewhere = (second: number, option: string): Sitting => {
  const { paper, deviceId, tab, act } = chose('phone', second, option);
  const { questionId, seq } = act;
  const claim = { deviceId, tab, seq, at: at(second) };
  return sittingAfter(begun, {
    type: 'MockChoiceMade',
    data: { ...whose, paper, questionId, at: at(second), claim, option },
  });
};

function shown(base: Sitting, ...acts: KeptAct[]) {
  const folded = new Folded();
  folded.told(base, 0);
  folded.did(acts);
  return folded.sitting?.questions['q4'];
}

it('shows what counts where another device has chosen since: neither a choice nor its submission from before stands over it', () => {
  const other = answeredElsewhere(56, 'A');
  const own = [chose('desk', 54, 'B'), kept('desk', 55, { kind: 'submitted', option: 'B' })];
  expect(shown(other, ...own)).toMatchObject({ option: 'A', submitted: null });
  expect(shown(other, ...own, chose('desk', 58, 'C'))).toMatchObject({ option: 'C' });
});

it('shows what was chosen here after the other device', () => {
  expect(shown(answeredElsewhere(50, 'A'), chose('desk', 54, 'B'))).toMatchObject({ option: 'B' });
});

it('goes on showing the same once the server has taken it', () => {
  const folded = new Folded();
  folded.told(answeredElsewhere(56, 'A'), 0);
  const own = chose('desk', 54, 'B');
  folded.did([own]);
  folded.taken([own], 10);
  expect(folded.sitting?.questions['q4']).toMatchObject({ option: 'A' });
});
