import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { routes } from '../src/routes';

/** Shows the screens of the product from an address on, as somebody would use them; rooms are left out. */
export function showAt(address: string) {
  let here = address;
  let navigate: NavigateFunction;
  function Here() {
    const { pathname, search } = useLocation();
    here = pathname + search;
    navigate = useNavigate();
    return null;
  }
  const user = userEvent.setup();
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <Here />
      <Suspense>
        <Routes>
          {routes.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
  /** As the browser's buttons do. */
  const back = () => act(async () => navigate(-1));
  const forward = () => act(async () => navigate(1));
  return { ...view, user, address: () => here, back, forward };
}
