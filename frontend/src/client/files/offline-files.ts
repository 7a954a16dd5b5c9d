let asked = false;

/** Once in the life of a page: the client's own files are kept on the device, so that a reload needs no connection. */
export function keepFilesOnDevice(): void {
  if (asked || !('serviceWorker' in navigator)) return;
  asked = true;
  // A browser that will not have it here works as before while it is connected.
  void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
