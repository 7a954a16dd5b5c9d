import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { deviceAt, devicesIn } from 'schemas/mock-exams/replay/done-acts.rules';
import { filmOf, screenAt, type Film } from 'schemas/mock-exams/replay/film.rules';
import { plans, type Plan } from './plans';
import { replayStage, type ReplayStage } from './replay-stage';
import { dice, ScriptedSitting, type Sat } from './scripted-sitting';
import { compared, inReplay, onDevice, type Verdict } from './seen';
import type { Photo } from './device';

beforeAll(async () => {
  // The pages draw when they do in a browser, not when a test says so.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  // As browsers do to a tab that is not in front: nothing that goes on by itself does so more often than each second.
  const { setInterval: every } = globalThis;
  Reflect.set(globalThis, 'setInterval', (deed: () => void, ms: number) => every(deed, Math.max(1_000, ms)));
  stage = await replayStage();
});
afterAll(() => void jest.useRealTimers());

async function sat({ deeds, restMinutes, from }: Plan, seed: number): Promise<Sat> {
  const chance = dice(seed);
  const sitting = new ScriptedSitting(chance, restMinutes === undefined ? {} : { restMinutes });
  await sitting.open('desk', from);
  return sitting.play(deeds(chance));
}

let stage: ReplayStage;

/** In ms: the device's idea of our time may be off by half of what a call took. */
const OFF = 250;

type Verdicts = Readonly<Record<string, Verdict>>;

interface Compared {
  readonly verdicts: Verdicts;
  /** At the moment itself, and not at one that is off by as much as the device's clock may be. */
  readonly isExact: boolean;
}

function comparedAt(film: Film, photo: Photo): Compared {
  const device = onDevice(photo);
  const isSame = (one: Verdicts) => Object.values(one).every((verdict) => verdict === 'same' || verdict === 'unknown');
  const at = (ms: number) => {
    const now = new Date(ms).toISOString();
    const screen = screenAt(film, now);
    const given = stage(screen, now);
    // A clock that shows whole seconds is compared at the moment that it showed.
    const view = given && { ...given, time: given.time && { ...given.time, now: new Date(photo.at).toISOString() } };
    return compared(device, inReplay(screen, view), screen);
  };
  const first = at(photo.at);
  if (isSame(first)) return { verdicts: first, isExact: true };
  const near = [photo.at - OFF, photo.at + OFF, photo.takenAt].map(at).find(isSame);
  return { verdicts: near ?? first, isExact: false };
}

/** Those of the device that answers were taken from. */
function photosOf({ photos, recorded }: Sat): readonly Photo[] {
  const devices = devicesIn(recorded.events);
  return photos.filter(({ at, deviceId }) => deviceAt(devices, at) === deviceId);
}

/** What lies before the child, and what they did with it: known all of it, where nothing of it is doubtful. */
const ofThePaper = ['place', 'question', 'choice', 'struck', 'list'];
const isKnown = ({ verdicts }: Compared): boolean =>
  verdicts['place'] === 'same' && ofThePaper.every((what) => verdicts[what] !== 'unknown');

const wrongIn = ({ verdicts }: Compared): readonly string[] =>
  Object.entries(verdicts).flatMap(([what, verdict]) =>
    verdict === 'same' || verdict === 'unknown' ? [] : [`${what}: ${verdict}`],
  );

describe('what a replay shows is what the device showed', () => {
  it.each(plans.map((plan, index) => [plan.is, plan, index] as const))('%s', async (_, plan, index) => {
    const sitting = await sat(plan, index + 1);
    const film = filmOf(sitting.recorded);
    const photos = photosOf(sitting);
    const seen = photos.map((photo) => comparedAt(film, photo));
    const wrong = photos.flatMap(({ at }, n) =>
      (seen[n] ? wrongIn(seen[n]) : []).map((one) => `${new Date(at).toISOString().slice(14, 23)} ${one}`),
    );
    expect(wrong).toEqual([]);
    const { pictures = 90, known = 0.85 } = plan.least ?? {};
    expect(photos.length).toBeGreaterThanOrEqual(pictures);
    const shareOf = (isSo: (one: Compared) => boolean) => seen.filter(isSo).length / seen.length;
    // A replay that calls everything unknown is never wrong.
    expect(shareOf(isKnown)).toBeGreaterThanOrEqual(known);
    expect(shareOf(({ isExact }) => isExact)).toBeGreaterThanOrEqual(0.9);
  });
});
