import { readFileSync } from 'node:fs';
import { begin, type Program } from '../../local/programs/program';
import type { Running } from '../../local/programs/kept-alive';
import { lastWords } from '../../local/programs/log-file';

const processes = new Set<number>();

// A test run that is broken off leaves nothing behind.
process.once('exit', () => {
  for (const pid of processes) signal(pid, 'SIGKILL');
});

/** One service as a process of its own, on an address that stays the same however often it is started. */
export class Service {
  private running: Running | undefined;
  private pid = 0;
  /** How it ended though nobody ended it, each time with its last words. */
  readonly endings: string[] = [];

  constructor(
    private readonly program: Program,
    readonly url: string,
  ) {}

  /** Resolves once it can do its work. */
  async start(): Promise<void> {
    const register = { note: (_: string, pid: number) => this.note(pid), close: () => undefined };
    const running = await begin(this.program, { register, say: () => undefined }, new AbortController().signal);
    this.running = running;
    void running.ended.then((how) => {
      // Whoever ends it says so first, by having it stand for nothing here.
      if (this.running === running)
        this.endings.push(`${this.program.name}, ${how}: ${lastWords(this.program.logFile)}`);
    });
  }

  /** Without a word of warning, and waits until it is gone. */
  async kill(): Promise<void> {
    const { running } = this;
    if (!running) return;
    this.running = undefined;
    signal(this.pid, 'SIGKILL');
    await running.ended;
    processes.delete(this.pid);
  }

  /** Stands still from now on, with all its connections open. */
  freeze(): void {
    signal(this.pid, 'SIGSTOP');
  }

  thaw(): void {
    signal(this.pid, 'SIGCONT');
  }

  async stop(): Promise<void> {
    const { running } = this;
    if (!running) return;
    this.running = undefined;
    // One that stands still would not hear of it.
    this.thaw();
    await running.stop();
    processes.delete(this.pid);
  }

  /** Everything that it has written to its log. */
  log(): string {
    return readFileSync(this.program.logFile, 'utf8');
  }

  private note(pid: number): void {
    this.pid = pid;
    processes.add(pid);
  }
}

function signal(pid: number, name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}
