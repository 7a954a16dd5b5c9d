import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { startSendingAnswers } from '../../client/answers/saved';
import { keepFilesOnDevice } from '../../client/files/offline-files';
import { useSession } from '../../client/session';
import { useComfortOnPage } from '../../parts/reading-comfort/reading-comfort';
import { AsleepBird } from '../../parts/bird/asleep-bird';
import { OfflinePictureOf } from '../../parts/page/offline-picture';
import { DoorDialog } from '../../parts/parents-door/door-dialog';
import { SkipLink } from '../../parts/page/skip-link';
import { asksNobody, WHO_IS_PRACTISING } from '../access';
import { ConfirmAddress } from './confirm-address';
import { DeskBar } from './desk-bar';
import { DeskMenu } from './desk-menu';
import { LostFamily } from './lost-family';
import { useTrial } from './trial';
import './desk-room.css';

/** Its drawing has come with the room: nothing could be fetched. */
const asleep = <AsleepBird />;

let begun = false;

/** Once in the life of a page: sends what an earlier visit has left, and keeps the files for a visit without connection. */
function begin(): void {
  if (begun) return;
  begun = true;
  startSendingAnswers();
  keepFilesOnDevice();
}

/** Where children practise and parents look: the bar above, the menu at the side (below, on a phone), the page. */
export default function DeskRoom({ children }: { readonly children?: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  // The account that only enters content has no use for the menu.
  const entersContent = useSession()?.roles.includes('ROLE_CONTENT_ENTRY') ?? true;
  const withMenu = !entersContent && useLocation().pathname !== WHO_IS_PRACTISING;
  const child = useChildHere();
  const { awaited } = useTrial();
  useComfortOnPage();
  useEffect(begin, []);
  return (
    <div className={withMenu ? 'desk' : 'desk desk-plain'}>
      <SkipLink main={main} />
      <DeskBar />
      {withMenu && <DeskMenu />}
      <main id="main" ref={main} tabIndex={-1}>
        <LostFamily />
        <ConfirmAddress />
        <OfflinePictureOf value={asleep}>
          {awaited ? <div className="screen-coming" /> : <Fragment key={child}>{children}</Fragment>}
        </OfflinePictureOf>
      </main>
      <DoorDialog />
    </div>
  );
}

/**
 * Who practises, for the pages to begin anew with another child. Where the switch was made in another tab this one goes
 * with it: what is on the screen was the other child's.
 */
function useChildHere(): string | undefined {
  const learnerId = useSession()?.learnerId;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const before = useRef(learnerId);
  const isTheirs = !asksNobody.includes(pathname);
  useEffect(() => {
    const hasChanged = before.current !== undefined && learnerId !== undefined && before.current !== learnerId;
    before.current = learnerId ?? before.current;
    if (hasChanged && isTheirs) void navigate('/app/dashboard', { replace: true });
  }, [learnerId, isTheirs, navigate]);
  return isTheirs ? learnerId : undefined;
}
