import { lazy, Suspense, type ReactNode } from 'react';
import { BrowserRouter, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { useLook } from './client/session';
import { FrontRoom } from './rooms/desk/front-room';
import { Guard } from './rooms/guard';
import { Mishap } from './parts/page/mishap';
import { fetched } from './parts/page/unfetched';
import { routes } from './routes';
import type { Room, Screen } from './screen';

export const roomLoads = {
  desk: () => import('./rooms/desk/desk-room'),
  portal: () => import('./rooms/portal/portal-room'),
  hall: () => import('./rooms/hall/hall-room'),
  office: () => import('./rooms/office/office-room'),
};
const DeskRoom = lazy(fetched(roomLoads.desk));
const PortalRoom = lazy(fetched(roomLoads.portal));
const HallRoom = lazy(fetched(roomLoads.hall));
const OfficeRoom = lazy(fetched(roomLoads.office));
const LookBar = lazy(fetched(() => import('./rooms/look-bar')));
const NotFoundPage = lazy(fetched(() => import('./pages/not-found/not-found.page')));

const rooms: Record<Room, (screen: ReactNode) => ReactNode> = {
  front: (screen) => <FrontRoom>{screen}</FrontRoom>,
  desk: (screen) => <DeskRoom>{screen}</DeskRoom>,
  portal: (screen) => <PortalRoom>{screen}</PortalRoom>,
  hall: (screen) => <HallRoom>{screen}</HallRoom>,
  office: (screen) => <OfficeRoom>{screen}</OfficeRoom>,
};

export function App() {
  return (
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  );
}

/** Every screen at its address, whatever tells the address. */
export function AppRoutes() {
  const looks = useLook() !== undefined;
  return (
    <>
      {looks && (
        <Suspense>
          <LookBar />
        </Suspense>
      )}
      <Routes>
        {(['front', 'desk', 'portal', 'hall', 'office'] as const).map((room) => (
          <Route key={room} element={<Roomed room={room} />}>
            {routes.filter((screen) => screen.room === room).map(asRoute)}
            {room === 'front' && <Route path="*" element={<NotFoundPage />} />}
          </Route>
        ))}
      </Routes>
    </>
  );
}

function Roomed({ room }: { readonly room: Room }) {
  return (
    <Mishap place={room}>
      <Suspense>{rooms[room](<Screened />)}</Suspense>
    </Mishap>
  );
}

/** The screen in its room: the room stays while the next screen is fetched. */
function Screened() {
  const { pathname } = useLocation();
  return (
    <Mishap place={pathname}>
      <Suspense fallback={<div className="screen-coming" />}>
        <Outlet />
      </Suspense>
    </Mishap>
  );
}

function asRoute({ path, who, Page }: Screen) {
  const page = <Page />;
  return <Route key={path} path={path} element={who ? <Guard who={who}>{page}</Guard> : page} />;
}
