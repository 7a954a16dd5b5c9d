import { device, keptJson } from '../device-store';

interface Place {
  readonly learnerId: string;
  readonly worksheetId: string;
}

interface BeingWritten extends Place {
  readonly number: number;
  /** As far as it is written; absent once the shelf has it. */
  readonly answer?: string;
}

const onDevice = keptJson<BeingWritten>(device, 'being-written');

/** The answer that is being written, noted at once: a reload may come before the shelf has it, which takes its time. */
export const beingWritten = {
  note: (written: BeingWritten & { readonly answer: string }): void => onDevice.write(written),
  /** The shelf has it; the question is still known, for a reload to come back to. */
  isKept: ({ answer, ...place }: BeingWritten): void => {
    const now = onDevice.read();
    if (now && isSame(now, place) && now.answer === answer) onDevice.write(place);
  },
  /** What this child was writing in a worksheet on this device; nobody else is told. */
  in: ({ learnerId, worksheetId }: Place): BeingWritten | undefined => {
    const now = onDevice.read();
    return now?.learnerId === learnerId && now.worksheetId === worksheetId ? now : undefined;
  },
  drop: onDevice.forget,
};

const isSame = (one: BeingWritten, other: BeingWritten) =>
  one.learnerId === other.learnerId && one.worksheetId === other.worksheetId && one.number === other.number;
