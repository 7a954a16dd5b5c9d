/** How long an answer may take. In ms. */
export const patienceMs = 15_000;
/** How long the rest of a file may take once it has begun: that of forty reports is long on a slow line. In ms. */
const filePatienceMs = 300_000;

/** Of a file only the beginning has to come as soon as any other answer. */
export async function begunInTime(sentWith: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  const open = new AbortController();
  const out = () => open.abort(new DOMException('Nothing came in time.', 'TimeoutError'));
  const beginning = setTimeout(out, patienceMs);
  try {
    return await sentWith(open.signal);
  } finally {
    clearTimeout(beginning);
    if (!open.signal.aborted) setTimeout(out, filePatienceMs);
  }
}
