import { setImmediate as afterAllElse } from 'node:timers';
import { jest } from '@jest/globals';
import type { Paper } from 'schemas/mock-exams/paper';
import type { Recorded } from 'schemas/mock-exams/timeline/standing.rules';
import type { ExamViewProps } from '../../frontend/src/pages/mock-exams/exam-view/exam-view';
import { DecidingServer } from './deciding-server';
import { Device, type Photo } from './device';

/** Numbers from 0 up to 1, the same for the same seed. */
export function dice(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const asked = (paper: number) =>
  Array.from({ length: 12 }, (_, n) => ({
    questionId: `p${paper}q${n + 1}`,
    number: n + 1,
    text: 'Which?',
    options: ['one', 'two', 'three', 'four', 'five'].map((text) => ({ text })),
  }));
const section = { sectionId: 's', name: 'Words', subject: 'VR' as const, instructions: '' };
export const papers: readonly Paper[] = [
  { paperId: 'p1', name: 'Paper 1', minutes: 2, sections: [{ ...section, questions: asked(1) }] },
  { paperId: 'p2', name: 'Paper 2', minutes: 1, sections: [{ ...section, questions: asked(2) }] },
];
/** In seconds from the beginning: two papers, the break, and what may be given or stand still. */
const LENGTH = 275;
/** In seconds: then whatever was to be looked after has been. */
const LOOKED_AFTER = 130;

/** Of each sitting, at moments that chance has chosen. */
const PICTURES = 100;

const START = Date.parse('2027-03-06T10:00:00.000Z');
/** The device's own clock is wrong by so much, in ms. */
const WRONG = 167_000;

interface Line {
  isUp: boolean;
}

export interface Sat {
  readonly recorded: Recorded;
  readonly photos: readonly Photo[];
}

/** How many there were: a page of one that is over may still send what it kept, and is told nothing by the next. */
let sittings = 0;

/** Something that befalls a sitting, so many seconds after the beginning. */
export type Deed = readonly [seconds: number, deed: (sitting: ScriptedSitting) => unknown];

/** A child at the product's pages, before the product's decider, in a time that the test makes pass. */
export class ScriptedSitting {
  readonly server: DecidingServer;
  readonly devices: Device[] = [];
  /** Where the child is. */
  at = 0;
  private readonly number = (sittings += 1);
  private readonly lines = new Map<string, Line>();
  private readonly begun = performance.now();

  constructor(
    private readonly chance: () => number,
    { restMinutes = 0 }: { readonly restMinutes?: number } = {},
  ) {
    const startsAt = START;
    this.server = new DecidingServer({ papers, now: this.now, startsAt, breakSeconds: 20, restMinutes });
    jest.setSystemTime(START + WRONG);
    globalThis.fetch = (address, init) => this.sent(address as string, init ?? {});
  }

  readonly now = (): number => START + performance.now() - this.begun;

  get device(): Device {
    const device = this.devices[this.at];
    if (!device) throw new Error('the child has no device');
    return device;
  }

  async open(deviceId: string, address = '/mock-exams/exam'): Promise<void> {
    this.lines.set(this.tokenOf(deviceId), { isUp: true });
    const device = new Device({ deviceId, token: this.tokenOf(deviceId) }, this.now);
    this.devices.push(device);
    this.at = this.devices.length - 1;
    await device.open(address);
  }

  private readonly tokenOf = (deviceId: string): string => `${deviceId} of ${this.number}`;

  line(isUp: boolean): void {
    this.lineOf(this.device.deviceId, isUp);
  }

  lineOf(deviceId: string, isUp: boolean): void {
    const line = this.lines.get(this.tokenOf(deviceId));
    if (line) line.isUp = isUp;
    if (isUp) globalThis.dispatchEvent(new Event('online'));
  }

  /** Goes on until so many seconds after the beginning, the child doing something every few seconds. */
  async play(deeds: readonly Deed[]): Promise<Sat> {
    const pictures = Array.from({ length: PICTURES }, (): Deed => [
      1 + this.chance() * (LENGTH - 2),
      () => this.photograph(),
    ]);
    const left = [...deeds, ...pictures].toSorted(([one], [other]) => one - other);
    let next = 2;
    while (next < LENGTH || left.length > 0) {
      const [due] = left;
      if (due && due[0] <= next) {
        await this.passUntil(due[0]);
        await due[1](this);
        left.shift();
        continue;
      }
      await this.passUntil(next);
      this.acts();
      next += 0.4 + this.chance() * 5;
    }
    for (const device of this.devices) device.close();
    await this.passUntil(LENGTH + LOOKED_AFTER);
    return { recorded: this.server.recorded, photos: this.devices.flatMap(({ photos }) => photos) };
  }

  private photograph(): void {
    for (const device of this.devices) device.photograph();
  }

  /** One timer after the other, and all that follows from each. */
  private async passUntil(seconds: number): Promise<void> {
    const reached = { is: false };
    setTimeout(() => (reached.is = true), Math.max(0, START + seconds * 1_000 - this.now()));
    while (!reached.is) {
      jest.advanceTimersToNextTimer();
      await new Promise((resolve) => void afterAllElse(resolve));
    }
  }

  private pick<T>(from: readonly T[]): T | undefined {
    return from[Math.floor(this.chance() * from.length)];
  }

  /** What a child does with a paper that lies before them; nothing where it takes nothing. */
  private acts(): void {
    const { view } = this.device;
    if (!view?.onChoose) return;
    const chosen = this.chance();
    const [, deed = draw] = childsDeeds.find(([upTo]) => chosen < upTo) ?? [];
    deed(view, this.asked(view));
  }

  private asked({ paper, here: shown }: ExamViewProps): Asked {
    const ids = paper.sections.flatMap(({ questions }) => questions.map(({ questionId }) => questionId));
    const [first = ''] = ids;
    const here = shown ?? first;
    const letter = this.pick(['A', 'B', 'C', 'D', 'E']) ?? 'A';
    return { here, next: ids[ids.indexOf(here) + 1] ?? here, other: this.pick(ids) ?? here, letter };
  }

  private readonly takes = () => new Promise<void>((resolve) => void setTimeout(resolve, 30 + this.chance() * 270));

  private async sent(address: string, { headers, body }: RequestInit): Promise<Response> {
    const token = (headers as Record<string, string>)['Authorization']?.replace('Bearer ', '') ?? '';
    const line = this.lines.get(token);
    await this.takes();
    if (!line?.isUp) throw new TypeError('Failed to fetch');
    const reply = this.server.answer(address, JSON.parse(body as string) as Record<string, unknown>);
    await this.takes();
    return {
      status: reply.status,
      ok: reply.status === 200,
      headers: { get: () => null },
      json: () => Promise.resolve(reply.body),
    } as unknown as Response;
  }
}

interface Asked {
  readonly here: string;
  readonly next: string;
  readonly other: string;
  readonly letter: string;
}

/** What a child does, and up to which throw of the dice. */
const childsDeeds: readonly (readonly [upTo: number, deed: (view: ExamViewProps, asked: Asked) => void])[] = [
  [0.4, ({ onChoose }, { here, letter }) => onChoose?.(here, letter)],
  [0.7, handIn],
  [0.85, ({ onShow }, { other }) => onShow?.(other)],
  [0.92, ({ onMark, questions }, { here }) => onMark?.(here, questions?.[here]?.marked !== true)],
];

function handIn({ onSubmit, onShow, questions }: ExamViewProps, { here, letter, next }: Asked): void {
  onSubmit?.(here, questions?.[here]?.option ?? letter);
  onShow?.(next);
}

/** A line through a choice, set or taken away. */
function draw({ questions, onStrike }: ExamViewProps, { here, letter }: Asked): void {
  onStrike?.(here, letter, questions?.[here]?.struck.includes(letter) !== true);
}
