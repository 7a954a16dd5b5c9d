import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchPath } from 'react-router-dom';
import 'virtual:tokens.css';
import './look/base.css';
import './look/pieces.css';
import './look/buttons.css';
import { App, roomLoads } from './app';
import { forgetSittingOfOthers } from './client/sitting-memory';
import { routes } from './routes';

// The code of the screen is fetched while the frame is being drawn, not after it.
const here = routes.find(({ path }) => matchPath(path, location.pathname));
void here?.load?.();
if (here && here.room !== 'front') void roomLoads[here.room]();

forgetSittingOfOthers();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// A public page has come finished (`build/finished-pages.ts`): it is taken over as it stands, in a task of its own and in
// slices that let go in between. It can be read meanwhile, and what is pressed or scrolled is answered at once.
if (root.firstElementChild) setTimeout(() => startTransition(() => void hydrateRoot(root, app)));
else createRoot(root).render(app);
