/** One event of a stream: its id, and its data as it came. */
export interface StreamEvent {
  readonly id: string | undefined;
  readonly data: string;
}

/** Takes server-sent events apart, piece by piece as they come: an event is over at an empty line, a line that begins with a colon says nothing. */
export class EventLines {
  private rest = '';
  private id: string | undefined;
  private data: string[] = [];

  /** The events that have become whole with this piece of text. */
  take(text: string): StreamEvent[] {
    const lines = (this.rest + text).split('\n');
    this.rest = lines.pop() ?? '';
    return lines.flatMap((line) => this.takeLine(line.endsWith('\r') ? line.slice(0, -1) : line));
  }

  private takeLine(line: string): StreamEvent[] {
    if (line === '') return this.over();
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (field === 'data') this.data.push(value);
    if (field === 'id') this.id = value;
    return [];
  }

  private over(): StreamEvent[] {
    if (this.data.length === 0) return [];
    const event = { id: this.id, data: this.data.join('\n') };
    this.data = [];
    return [event];
  }
}
