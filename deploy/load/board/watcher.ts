import { Agent, request, type IncomingMessage } from 'node:http';
import type { ReplyOf } from 'schemas/describe/contract';
import { watchMockExamBoard } from 'schemas/mock-exams/board/board.contract';
import { EventLines } from '../../../frontend/src/client/listening/event-lines';

export type News = ReplyOf<typeof watchMockExamBoard>;

interface Line {
  readonly url: string;
  readonly token: string;
  readonly sessionId: string;
  /** The last event that was read, by whoever comes back. */
  readonly after?: string;
}

/** One who watches a board as a browser does, and what they were told when. */
export class Watcher {
  bytes = 0;
  messages = 0;
  last: string | undefined;
  /** The other side has ended it, or it broke. */
  isOver = false;
  private reply: IncomingMessage | undefined;
  private readonly agent = new Agent();

  constructor(private readonly told: (news: News) => void) {}

  /** Resolves once it is told the whole room. @throws where it is not let in */
  open({ url, token, sessionId, after }: Line): Promise<News> {
    const body = JSON.stringify({ mockExamSessionId: sessionId });
    return new Promise((resolve, reject) => {
      const sent = request(`${url}${watchMockExamBoard.path}`, {
        method: 'POST',
        agent: this.agent,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(after !== undefined && { 'last-event-id': after }),
        },
      });
      sent.once('error', reject).once('response', (reply) => {
        if (reply.statusCode !== 200) reject(new Error(`the board answered ${reply.statusCode}`));
        this.reply = reply;
        this.read(reply, resolve);
      });
      sent.end(body);
    });
  }

  close(): void {
    this.reply?.destroy();
    this.agent.destroy();
  }

  private read(reply: IncomingMessage, first: (news: News) => void): void {
    const lines = new EventLines();
    reply.on('error', () => undefined).setEncoding('utf8');
    reply.once('close', () => (this.isOver = true));
    reply.on('data', (text: string) => {
      this.bytes += Buffer.byteLength(text);
      for (const { id, data } of lines.take(text)) {
        const news = JSON.parse(data) as News;
        this.last = id ?? this.last;
        this.messages += 1;
        first(news);
        this.told(news);
      }
    });
  }
}
