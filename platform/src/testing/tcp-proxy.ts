import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { innerPorts } from '../ports/inner-ports';

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  isSilent: boolean;
}

/** Stands on the loopback address before a server, passes everything on, and fails in the ways a network does. */
export class TcpProxy {
  private readonly pairs = new Set<Pair>();
  private hanging = false;

  private constructor(
    private readonly target: { readonly host: string; readonly port: number },
    private listener: Server,
    readonly port: number,
  ) {}

  static async start(target: { readonly host: string; readonly port: number }): Promise<TcpProxy> {
    const listener = createServer();
    // It comes back to the same port after a cut.
    const [port = 0] = await innerPorts(1);
    const proxy = new TcpProxy(target, listener, await listen(listener, port));
    listener.on('connection', (near) => proxy.passOn(near));
    return proxy;
  }

  /** Every connection is reset, new ones are refused. */
  async cut(): Promise<void> {
    const closed = once(this.listener, 'close');
    this.listener.close();
    for (const { near, far } of this.pairs) {
      near.resetAndDestroy();
      far.resetAndDestroy();
    }
    await closed;
  }

  /** After `cut`. */
  async heal(): Promise<void> {
    this.listener = createServer((near) => this.passOn(near));
    await listen(this.listener, this.port);
  }

  /** Connections stay and new ones are taken, but not a byte passes. */
  hang(): void {
    this.hanging = true;
    for (const pair of this.pairs) hold(pair);
  }

  resume(): void {
    this.hanging = false;
    for (const pair of this.pairs) release(pair);
  }

  /** Connections stay, and are silent for good; new ones are served: as after a failover that nobody was told of. */
  forsake(): void {
    for (const pair of this.pairs) {
      pair.isSilent = true;
      hold(pair);
    }
  }

  async close(): Promise<void> {
    if (this.listener.listening) await this.cut();
  }

  private passOn(near: Socket): void {
    const far = connect({ ...this.target, noDelay: true });
    near.setNoDelay(true);
    const pair = { near, far, isSilent: false };
    this.pairs.add(pair);
    this.join(pair, near, far);
    this.join(pair, far, near);
    near.once('close', () => this.pairs.delete(pair));
    if (this.hanging) hold(pair);
  }

  // Not `pipe`, which would go on by itself after a pause.
  private join(pair: Pair, from: Socket, to: Socket): void {
    from.on('data', (bytes) => {
      if (!to.write(bytes)) from.pause();
    });
    to.on('drain', () => {
      if (!this.hanging && !pair.isSilent) from.resume();
    });
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  }
}

function hold({ near, far }: Pair): void {
  near.pause();
  far.pause();
}

function release({ near, far, isSilent }: Pair): void {
  if (isSilent) return;
  near.resume();
  far.resume();
}

async function listen(listener: Server, port: number): Promise<number> {
  listener.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  return (listener.address() as AddressInfo).port;
}
