import { readFileSync } from 'node:fs';
import { begin, type Program } from '../../local/programs/program';
import type { Running } from '../../local/programs/kept-alive';

const processes = new Set<number>();

// A test run that is broken off leaves nothing behind.
process.once('exit', () => {
  for (const pid of processes) signal(pid, 'SIGKILL');
});

/** One service as a process of its own, on an address that stays the same however often it is started. */
export class Service {
  private running: Running | undefined;
  private pid = 0;

  constructor(
    private readonly program: Program,
    readonly url: string,
  ) {}

  /** Resolves once it can do its work. */
  async start(): Promise<void> {
    const register = { note: (_: string, pid: number) => this.note(pid), close: () => undefined };
    this.running = await begin(this.program, { register, say: () => undefined }, new AbortController().signal);
  }

  /** Without a word of warning, and waits until it is gone. */
  async kill(): Promise<void> {
    if (!this.running) return;
    signal(this.pid, 'SIGKILL');
    await this.running.ended;
    this.forget();
  }

  /** Stands still from now on, with all its connections open. */
  freeze(): void {
    signal(this.pid, 'SIGSTOP');
  }

  thaw(): void {
    signal(this.pid, 'SIGCONT');
  }

  async stop(): Promise<void> {
    // One that stands still would not hear of it.
    if (this.running) this.thaw();
    await this.running?.stop();
    this.forget();
  }

  /** Everything that it has written to its log. */
  log(): string {
    return readFileSync(this.program.logFile, 'utf8');
  }

  private note(pid: number): void {
    this.pid = pid;
    processes.add(pid);
  }

  private forget(): void {
    processes.delete(this.pid);
    this.running = undefined;
  }
}

function signal(pid: number, name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}
