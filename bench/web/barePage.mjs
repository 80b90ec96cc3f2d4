import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import webpack from 'webpack';
import { root } from '../../tools/builds.mjs';

/**
 * A minimal page of the packages that every page of the app has: MUI's button with a theme, a store
 * with an RTK Query API without endpoints, a router with one route.
 */
const source = `
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery, setupListeners } from '@reduxjs/toolkit/query/react';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { persistReducer } from 'redux-persist';
const api = createApi({ baseQuery: fetchBaseQuery(), endpoints: () => ({}) });
const storage = { getItem: async () => null, setItem: async () => {}, removeItem: async () => {} };
const session = persistReducer({ key: 'session', storage }, (state = {}) => state);
const store = configureStore({
  reducer: combineReducers({ session, api: api.reducer }),
  middleware: (defaults) => defaults({ serializableCheck: false }).concat(api.middleware),
});
setupListeners(store.dispatch);
const theme = createTheme({ cssVariables: true, colorSchemes: { dark: true } });
const Screen = () => h('main', null, h(Typography, { variant: 'h1' }, 'Bare'), h(Button, null, 'A button'));
const Routes = () => useRoutes([{ path: '*', element: h(Screen) }]);
createRoot(document.getElementById('root')).render(
  h(Provider, { store }, h(ThemeProvider, { theme }, h(CssBaseline), h(BrowserRouter, null, h(Routes)))),
);
`;
const html =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><meta name="description" content="Bare"><title>Bare</title><link rel="icon" href="data:,"><script defer src="/bare.js"></script><div id="root"></div></html>';

/** @param {string} folder @returns {Promise<void>} */
const build = (folder) =>
  new Promise((resolve, reject) => {
    const entry = path.join(folder, 'bare.entry.js');
    writeFileSync(entry, source);
    webpack(
      {
        mode: 'production',
        context: root,
        entry: { bare: entry },
        output: { path: folder },
        resolve: { modules: [path.join(root, 'node_modules')] },
        performance: { hints: false },
      },
      (error, stats) => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve();
      },
    );
  });

/**
 * Builds the bare page, with which the app's pages are compared, and serves it on a free port.
 * Returns its origin, the gzipped size of its script in bytes, and `stop`.
 */
export const startBarePage = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'jobline-bare-'));
  await build(folder);
  const script = gzipSync(readFileSync(path.join(folder, 'bare.js')), { level: 9 });
  rmSync(folder, { recursive: true });
  const page = gzipSync(html);
  const server = createServer((request, response) => {
    const isScript = request.url === '/bare.js';
    response
      .writeHead(200, {
        'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
        'content-encoding': 'gzip',
      })
      .end(isScript ? script : page);
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The bare page has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    bytes: script.length,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
