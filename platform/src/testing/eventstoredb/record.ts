/** An event on its way into the test server's log, and in it. */
export interface ProposedRecord {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export interface LogRecord extends ProposedRecord {
  readonly stream: string;
  readonly revision: number;
  /** A byte offset into the log, so positions have gaps; commit and prepare are the same. */
  readonly position: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}
