import type { ReplyOf } from 'schemas/describe/contract';
import { watchMockExamBoard } from 'schemas/mock-exams/board/board.contract';
import { Listener } from '../ground/listener';

export type News = ReplyOf<typeof watchMockExamBoard>;

interface Line {
  readonly url: string;
  readonly token: string;
  readonly sessionId: string;
  /** The last event that was read, by whoever comes back. */
  readonly after?: string;
}

/** One who watches a board as a browser does, and what they were told when. */
export class Watcher extends Listener<typeof watchMockExamBoard> {
  constructor(told: (news: News) => void) {
    super(watchMockExamBoard, told);
  }

  /** Resolves once it is told the whole room. @throws where it is not let in */
  open({ sessionId, ...line }: Line): Promise<News> {
    return this.listen({ ...line, request: { mockExamSessionId: sessionId } });
  }
}
