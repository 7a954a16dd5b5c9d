import { beforeEach, expect, it } from '@jest/globals';
import { endWhatStandsStill } from './answering';

let said: string[];
let killed: number;
let asked = 0;
let life: AbortController;
beforeEach(() => {
  said = [];
  killed = 0;
  asked = 0;
  life = new AbortController();
});

/** Answers as told, one after the other; the last one ends the watch. */
const watch = (...answers: boolean[]) =>
  endWhatStandsStill(
    {
      name: 'a-service',
      answers: () => {
        const answer = answers[asked] ?? true;
        asked += 1;
        if (asked >= answers.length) life.abort();
        return Promise.resolve(answer);
      },
      kill: () => {
        killed += 1;
      },
      say: (line) => said.push(line),
      between: 1,
    },
    life.signal,
  );

it('ends a program that leaves four questions unanswered, and says so', async () => {
  await watch(true, false, false, false, false, true);
  expect([killed, asked]).toEqual([1, 5]);
  expect(said).toEqual(['a-service does not answer any more and is ended']);
});

it('leaves alone what was only slow for a while', async () => {
  await watch(false, false, false, true, false, false, false, true);
  expect([killed, said]).toEqual([0, []]);
});

it('stops asking when the system is stopped', async () => {
  life.abort();
  await watch(false);
  expect([killed, asked]).toEqual([0, 0]);
});
