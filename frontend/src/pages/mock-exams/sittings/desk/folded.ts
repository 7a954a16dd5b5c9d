import { sittingAfter, type Sitting } from 'schemas/mock-exams/sittings/sitting.rules';
import { eventOf, isSameAct, type KeptAct } from '../shelf/kept-act';

interface Own {
  readonly act: KeptAct;
  /** When the server took it, in steady ms; before that, undefined. */
  readonly takenAt: number | undefined;
}

/** A sitting as the server told it last, with what was done here since: the one fold over both. */
export class Folded {
  private base: Sitting | null = null;
  private own: readonly Own[] = [];

  /** From a reply to a call that was sent at `mark`: what the server had taken by then is in it. */
  told(base: Sitting | null, mark: number): void {
    this.base = base;
    this.own = this.own.filter(({ takenAt }) => takenAt === undefined || takenAt > mark);
  }

  did(acts: readonly KeptAct[]): void {
    const isNew = (act: KeptAct) => !this.own.some((one) => isSameAct(one.act, act));
    this.own = [...this.own, ...acts.filter(isNew).map((act) => ({ act, takenAt: undefined }))];
  }

  taken(acts: readonly KeptAct[], now: number): void {
    this.own = this.own.map(({ act, takenAt }) => ({
      act,
      takenAt: acts.some((one) => isSameAct(one, act)) ? now : takenAt,
    }));
  }

  /** These change nothing: they came too late, or too often, or never will. */
  without(acts: readonly KeptAct[]): void {
    this.own = this.own.filter(({ act }) => !acts.some((one) => isSameAct(one, act)));
  }

  get sitting(): Sitting | null {
    const { base } = this;
    if (base === null) return null;
    return this.own
      .filter(({ act }) => act.sessionId === base.sessionId)
      .reduce((sitting, { act }) => sittingAfter(sitting, eventOf(act, sitting)), base);
  }
}
