import { newDesk, type DeskState } from './desk-state';

/** What the pages of a sitting are drawn from, and who is told when it changes. */
export class DeskStore {
  private now: DeskState = newDesk;
  private isClosed = false;
  private readonly listeners = new Set<() => void>();

  readonly status = (): DeskState => this.now;

  readonly watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  show(change: Partial<DeskState>): void {
    if (this.isClosed) return;
    this.now = { ...this.now, ...change };
    this.listeners.forEach((listener) => listener());
  }

  /** Nobody is shown anything any more: a reply that was on its way finds nobody. */
  close(): void {
    this.show({ ...newDesk });
    this.isClosed = true;
  }

  get isOpen(): boolean {
    return !this.isClosed;
  }
}
