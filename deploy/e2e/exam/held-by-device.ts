import type { Page } from 'playwright-core';

/**
 * Everything that a page has kept on its device, as text: databases (bytes as one character each), caches of the service
 * worker, local and session storage. What somebody could read there who opens the browser's tools.
 */
export const heldByDevice = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(async () => {
    const held = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    const asText = (bytes) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    const plain = (_, value) => {
      if (value instanceof ArrayBuffer) return asText(new Uint8Array(value));
      if (ArrayBuffer.isView(value)) return asText(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
      return value;
    };
    const answered = (request) => new Promise((done, fail) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
    for (const { name } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = await answered(database.transaction(store).objectStore(store).getAll());
        held.push(store + ' ' + JSON.stringify(rows, plain));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        held.push(request.url + ' ' + (await response.text()));
      }
    }
    return held;
  })()`);
