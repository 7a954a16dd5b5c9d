/** `news`: the server knows more than before; `shelf`: more or less than before is kept on this device. */
type Word = 'news' | 'shelf';

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('fieldfare.sitting') : undefined;

/** The other tabs of this device in which the same exam may stand: each looks anew once one has saved something, kept something or gone on. */
export const otherTabs = {
  tell: (word: Word): void => channel?.postMessage(word),
  hear: (listener: (word: Word) => void): void =>
    channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => listener(data)),
};
