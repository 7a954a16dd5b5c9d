import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { innerPorts } from '../../ports/inner-ports';
import { bundled } from '../bundled';

let program: string | undefined;

/** The test server in a process of its own, which really dies of SIGKILL and really hangs of SIGSTOP. Its log is a file. */
export class EventStoreDbProcess {
  private constructor(
    readonly port: number,
    private readonly file: string,
    private child: ChildProcess,
  ) {}

  static async start(file: string): Promise<EventStoreDbProcess> {
    // One that is still free when it is started again.
    const [chosen = 0] = await innerPorts(1);
    const { child, port } = await serve(chosen, file);
    return new EventStoreDbProcess(port, file, child);
  }

  get url(): string {
    return `esdb://127.0.0.1:${this.port}?tls=false`;
  }

  /** What is not in the file is lost; connections break in the middle. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exited;
  }

  /** After `kill`: on the same port, with what the file holds. */
  async restart(): Promise<void> {
    this.child = (await serve(this.port, this.file)).child;
  }

  /** Connections stay open and are accepted; nothing is answered until `resume`. */
  hang(): void {
    this.child.kill('SIGSTOP');
  }

  resume(): void {
    this.child.kill('SIGCONT');
  }
}

async function serve(port: number, file: string): Promise<{ child: ChildProcess; port: number }> {
  // The channel ends with this process, however it ends, and the child with the channel.
  program ??= bundled(join(__dirname, 'child-entry.ts'));
  const child = spawn(process.execPath, [program, String(port), file], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const started = new Promise<number>((resolve, reject) => {
    child.stdout?.once('data', (line: Buffer) => resolve(Number(line.toString())));
    child.once('exit', (code) =>
      reject(new Error(`the event store of the tests did not start: exit code ${code ?? 0}`)),
    );
  });
  return { child, port: await started };
}
