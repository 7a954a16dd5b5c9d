const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('fieldfare.sitting') : undefined;

/** The other tabs of this device in which the same exam may stand: each asks anew once one has saved something. */
export const otherTabs = {
  tell: (): void => channel?.postMessage('saved'),
  hear: (listener: () => void): void => channel?.addEventListener('message', listener),
};
