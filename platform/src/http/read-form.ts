import { notValid } from './problem';

/** More no form of ours has. */
const MOST_PARTS = 20;

/**
 * The fields of a form that holds files: texts as they are, of a file its bytes in base64. What a file is called is nobody's
 * concern, and is not looked at.
 * @throws Problem 400 where it is none, has more parts than any form of ours, or one twice
 */
export async function readForm(type: string, body: Buffer): Promise<Record<string, string>> {
  if (partsIn(type, body) > MOST_PARTS) throw notAForm('has too many parts');
  const fields = new Map<string, string>();
  for (const [name, value] of await parsed(type, body)) {
    if (fields.has(name)) throw notAForm('has a part twice');
    fields.set(name, typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer()).toString('base64'));
  }
  return Object.fromEntries(fields);
}

async function parsed(type: string, body: Buffer) {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw notAForm('is not a form');
  }
}

/** Counted before any of them is read. */
function partsIn(type: string, body: Buffer): number {
  const [, quoted, plain] = /boundary=(?:"([^"]{1,70})"|([^;\s]{1,70}))/i.exec(type) ?? [];
  const edge = `--${quoted ?? plain ?? ''}`;
  let parts = 0;
  for (let at = body.indexOf(edge); at >= 0 && parts <= MOST_PARTS + 1; at = body.indexOf(edge, at + edge.length))
    parts += 1;
  return parts - 1;
}

const notAForm = (message: string) => notValid([{ field: '', message }]);
