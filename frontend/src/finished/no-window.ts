/** Where pages are made at build time there is no window, and so nothing that it could tell of. */
globalThis.addEventListener = () => undefined;
globalThis.removeEventListener = () => undefined;

export {};
