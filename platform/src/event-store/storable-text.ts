/** NUL and halves of surrogate pairs: JSON.stringify escapes them, and nothing else, after an even number of backslashes. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/**
 * Whether an event, as `JSON.stringify` writes it, holds text that no read table could ever keep: what every adapter
 * refuses with `EventNotStorable`, whether its own server would take it or not.
 */
export function holdsUnstorable(json: string): boolean {
  return json.includes('\\u') && unstorable.test(json);
}
