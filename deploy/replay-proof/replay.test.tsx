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

function comparedAt(film: Film, photo: Photo): Verdicts {
  const device = onDevice(photo);
  const isSame = (one: Verdicts) => Object.values(one).every((verdict) => verdict === 'same' || verdict === 'unknown');
  const at = (now: string) => {
    const screen = screenAt(film, now);
    const given = stage(screen, now);
    // A clock that shows whole seconds is compared at the moment that it showed.
    const view = given && { ...given, time: given.time && { ...given.time, now: new Date(photo.at).toISOString() } };
    return compared(device, inReplay(screen, view), screen);
  };
  const first = at(new Date(photo.at).toISOString());
  if (isSame(first)) return first;
  return (
    [photo.at - OFF, photo.at + OFF, photo.takenAt].map((one) => at(new Date(one).toISOString())).find(isSame) ?? first
  );
}

/** Those of the device that answers were taken from. */
function photosOf({ photos, recorded }: Sat): readonly Photo[] {
  const devices = devicesIn(recorded.events);
  return photos.filter(({ at, deviceId }) => deviceAt(devices, at) === deviceId);
}

describe('what a replay shows is what the device showed', () => {
  const known = { same: 0, unknown: 0 };
  it.each(plans.map((plan, index) => [plan.is, plan, index] as const))('%s', async (_, plan, index) => {
    const sitting = await sat(plan, index + 1);
    const film = filmOf(sitting.recorded);
    const wrong: string[] = [];
    for (const photo of photosOf(sitting)) {
      for (const [what, verdict] of Object.entries(comparedAt(film, photo))) {
        if (verdict === 'same' || verdict === 'unknown') known[verdict] += 1;
        else wrong.push(`${new Date(photo.at).toISOString().slice(14, 23)} ${what}: ${verdict}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('and it knows most of it', () => {
    expect(known.same / (known.same + known.unknown)).toBeGreaterThan(0.8);
  });
});
