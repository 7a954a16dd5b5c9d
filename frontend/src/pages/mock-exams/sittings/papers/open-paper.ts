import type { SealedPaper } from 'schemas/mock-exams/sittings/sealed-paper';

interface Sealed {
  readonly sessionId: string;
  readonly paperHash: string;
  /** Base64: nonce, AES-256-GCM and tag, of gzipped JSON. */
  readonly sealed: string;
  /** Base64; there is one only while the paper is being sat. */
  readonly key: string;
}

const NONCE_BYTES = 12;

/**
 * Opens a paper on the device. Fails where the key is another paper's or session's, or a byte was changed: session and hash are
 * sealed in with it.
 */
export async function openPaper({ sessionId, paperHash, sealed, key }: Sealed): Promise<SealedPaper> {
  const bytes = bytesOf(sealed);
  const unlocking = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['decrypt']);
  const zipped = await crypto.subtle.decrypt(
    {
      name: 'AES-GCM',
      iv: bytes.slice(0, NONCE_BYTES),
      additionalData: new TextEncoder().encode(`${sessionId}/${paperHash}`),
    },
    unlocking,
    bytes.slice(NONCE_BYTES),
  );
  return JSON.parse(await unzipped(zipped)) as SealedPaper;
}

async function unzipped(bytes: ArrayBuffer): Promise<string> {
  const { readable, writable } = new DecompressionStream('gzip');
  const writer = writable.getWriter();
  const written = writer.write(new Uint8Array(bytes)).then(() => writer.close());
  const decoder = new TextDecoder();
  const reader = readable.getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read())
    text += decoder.decode(part.value, { stream: true });
  await written;
  return text + decoder.decode();
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let n = 0; n < text.length; n += 1) bytes[n] = text.charCodeAt(n);
  return bytes;
}

/** The pictures of an opened paper as addresses that an `img` can show. */
export function picturesOf({ pictures }: SealedPaper): (hash: string) => string | undefined {
  const addresses = new Map(
    pictures.map(({ hash, mediaType, base64 }) => [hash, `data:${mediaType};base64,${base64}`] as const),
  );
  return (hash) => addresses.get(hash);
}
