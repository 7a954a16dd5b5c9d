import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM for something that many are sent before they may open it: the same bytes for the same key and content, whoever
 * seals it. The nonce follows from both, so that no two contents ever share one. Nonce, ciphertext and tag in one, as WebCrypto takes them.
 */
export function sealPackage(key: Buffer, plain: Buffer, additionalData: string): Buffer {
  const nonce = createHmac('sha256', key).update('nonce').update(plain).digest().subarray(0, NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(additionalData));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @throws when the key or the additional data is another, or a bit has changed. */
export function openPackage(key: Buffer, sealed: Buffer, additionalData: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(additionalData)).setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}
