const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('fieldfare.sitting') : undefined;

/** The other tabs of this device in which the same exam may stand: each asks anew once one has saved something or gone on. */
export const otherTabs = {
  tell: (): void => channel?.postMessage('news'),
  hear: (listener: () => void): void => channel?.addEventListener('message', listener),
};
