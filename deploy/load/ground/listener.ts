import { Agent, request, type IncomingMessage } from 'node:http';
import type { Contract, ReplyOf, RequestOf } from 'schemas/describe/contract';
import { EventLines } from '../../../frontend/src/client/listening/event-lines';

interface Asked<C> {
  readonly url: string;
  readonly token: string;
  readonly request: RequestOf<C>;
  /** The last event that was read, by whoever comes back. */
  readonly after?: string | undefined;
}

/** One who listens to a call that goes on as a browser does, over a connection of their own. */
export class Listener<C extends Contract> {
  bytes = 0;
  messages = 0;
  last: string | undefined;
  /** The other side has ended it, or it broke. */
  isOver = false;
  private reply: IncomingMessage | undefined;
  private readonly agent = new Agent();

  constructor(
    private readonly contract: C,
    private readonly told: (message: ReplyOf<C>) => void,
  ) {}

  /** Resolves with the first message. @throws where it is not let in */
  listen({ url, token, request: asked, after }: Asked<C>): Promise<ReplyOf<C>> {
    return new Promise((resolve, reject) => {
      const sent = request(`${url}${this.contract.path}`, {
        method: 'POST',
        agent: this.agent,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(after !== undefined && { 'last-event-id': after }),
        },
      });
      sent.once('error', reject).once('response', (reply) => {
        if (reply.statusCode !== 200) reject(new Error(`${this.contract.path} answered ${reply.statusCode}`));
        this.reply = reply;
        this.read(reply, resolve);
      });
      sent.end(JSON.stringify(asked));
    });
  }

  close(): void {
    this.reply?.destroy();
    this.agent.destroy();
  }

  private read(reply: IncomingMessage, first: (message: ReplyOf<C>) => void): void {
    const lines = new EventLines();
    reply.on('error', () => undefined).setEncoding('utf8');
    reply.once('close', () => (this.isOver = true));
    reply.on('data', (text: string) => {
      this.bytes += Buffer.byteLength(text);
      for (const { id, data } of lines.take(text)) {
        const message = JSON.parse(data) as ReplyOf<C>;
        this.last = id ?? this.last;
        this.messages += 1;
        first(message);
        this.told(message);
      }
    });
  }
}
