import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { matchPath } from 'react-router-dom';
import 'virtual:tokens.css';
import './look/base.css';
import { App, roomLoads } from './app';
import { routes } from './routes';

// The code of the screen is fetched while the frame is being drawn, not after it.
const here = routes.find(({ path }) => matchPath(path, location.pathname));
void here?.load?.();
if (here && here.room !== 'front') void roomLoads[here.room]();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
