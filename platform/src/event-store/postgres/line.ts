import pg from 'pg';
import { connectionOf, type Connection } from '../../database/connection';

interface LineOptions {
  readonly url: string;
  /** Shown by the server beside the connection. */
  readonly name: string;
  /** For connecting and for each statement, here and at the server. */
  readonly deadlineMs: number;
}

/** One connection for one statement at a time, made when it is first needed and made anew after it broke. */
export class Line {
  private connection: Connection | undefined;

  constructor(private readonly options: LineOptions) {}

  async query<Row>(statement: { readonly name: string; readonly text: string }, values: unknown[]): Promise<Row[]> {
    const { client } = (this.connection ??= await this.connect());
    try {
      return (await client.query({ ...statement, values })).rows as Row[];
    } catch (error) {
      // Without an answer of the server's own the statement may still be running there: its connection is not used again.
      if (!(error instanceof pg.DatabaseError)) await this.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    const { connection } = this;
    this.connection = undefined;
    await connection?.hangUp();
  }

  private async connect(): Promise<Connection> {
    const { url, name, deadlineMs } = this.options;
    const connection = connectionOf({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: deadlineMs,
      query_timeout: deadlineMs,
      statement_timeout: deadlineMs,
    });
    connection.client.once('end', () => {
      if (this.connection === connection) this.connection = undefined;
    });
    try {
      await connection.connect();
      return connection;
    } catch (error) {
      await connection.hangUp();
      throw error;
    }
  }
}
