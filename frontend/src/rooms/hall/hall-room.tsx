import { Fragment, useEffect, type ReactNode } from 'react';
import { keepFilesOnDevice } from '../../client/files/offline-files';
import { useSession } from '../../client/session';
import { useComfortOnPage } from '../../parts/reading-comfort/reading-comfort';
import './hall-room.css';

/** Where exams are sat: no brand, no menu, nothing that leads away from the paper. */
export default function HallRoom({ children }: { readonly children?: ReactNode }) {
  const here = useSession();
  useComfortOnPage();
  useEffect(keepFilesOnDevice, []);
  return (
    <main id="main" className="hall" tabIndex={-1}>
      <Fragment key={here?.learnerId}>{children}</Fragment>
    </main>
  );
}
