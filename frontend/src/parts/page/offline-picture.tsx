import { createContext, useContext, type ReactNode } from 'react';

/** What a room draws beside its words where there is no connection; nothing where it says nothing of it, as in the hall. */
const OfflinePicture = createContext<ReactNode>(null);

export const OfflinePictureOf = OfflinePicture.Provider;

/** Words of a page that is without connection, and the room's picture beside them. */
export function BesideOfflinePicture({ children }: { readonly children: ReactNode }) {
  const picture = useContext(OfflinePicture);
  if (picture === null) return children;
  return (
    <div className="offline">
      {picture}
      <div className="offline-words">{children}</div>
    </div>
  );
}
