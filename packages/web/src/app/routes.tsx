import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import type { LegalName } from '../features/legal/legal-page.tsx';
import { loadable } from '../lib/loadable.tsx';
import { EarlyActions } from './early-actions.tsx';

const Landing = loadable(async () => (await import('./landing-route.tsx')).LandingRoute);
const Demo = loadable(async () => (await import('./demo-page.tsx')).DemoPage);
const Keep = loadable(async () => (await import('./keep-route.tsx')).KeepRoute);
const Auth = loadable(async () => (await import('../features/auth/auth-page.tsx')).AuthPage);
const Dashboard = loadable(async () => (await import('./dashboard-route.tsx')).DashboardRoute);
const Project = loadable(async () => (await import('./project-route.tsx')).ProjectRoute);
const Compare = loadable(async () => (await import('./compare-route.tsx')).CompareRoute);
const Generator = loadable(async () => (await import('./generator-route.tsx')).GeneratorRoute);
const StyleTile = loadable(async () => (await import('./style-tile-route.tsx')).StyleTileRoute);
const Account = loadable(async () => (await import('./account-route.tsx')).AccountRoute);
const Device = loadable(async () => (await import('./device-route.tsx')).DeviceRoute);
const NotFound = loadable(async () => (await import('./not-found.tsx')).NotFound);
const Legal = loadable(async () => (await import('../features/legal/legal-page.tsx')).LegalPage);

const LEGAL_NAMES: readonly LegalName[] = ['terms', 'privacy', 'cookie-policy', 'acceptable-use'];

/** The pages by the first segment of their paths. */
const PAGES = new Map<string, { readonly preload: () => Promise<void> }>([
  ['', Landing],
  ['preview', Demo],
  ['keep', Keep],
  ['auth', Auth],
  ['dashboard', Dashboard],
  ['project', Project],
  ['generator', Generator],
  ['style-tile', StyleTile],
  ['account', Account],
  ['device', Device],
  ...LEGAL_NAMES.map((name) => [name, Legal] as const),
]);

/** The first segments of the paths of all pages. */
export const PAGE_NAMES: readonly string[] = [...PAGES.keys()];

/** Loads the code of the page at a path, so that its first render shows it. */
export function preloadPage(path: string): Promise<void> {
  const [, name = '', , part] = path.split('/');
  if (name === 'project' && part === 'compare') return Compare.preload();
  return (PAGES.get(name) ?? NotFound).preload();
}

/** Maps paths to lazily loaded pages. Features are combined only here and in the route components. */
export function Routes() {
  return (
    <Suspense fallback={null}>
      <Switch>
        <Route path="/">
          <Landing />
        </Route>
        <Route path="/preview">
          <Demo />
        </Route>
        <Route path="/keep">
          <Keep />
        </Route>
        <Route path="/auth">
          <Auth />
        </Route>
        <Route path="/dashboard">
          <Dashboard />
        </Route>
        <Route path="/project/:id/compare">{({ id }) => <Compare id={id} />}</Route>
        <Route path="/project/:id">{({ id }) => <Project id={id} />}</Route>
        <Route path="/generator/:projectId">{({ projectId }) => <Generator projectId={projectId} />}</Route>
        <Route path="/style-tile/:id">{({ id }) => <StyleTile id={id} />}</Route>
        <Route path="/account">
          <Account />
        </Route>
        <Route path="/device">
          <Device />
        </Route>
        {LEGAL_NAMES.map((name) => (
          <Route key={name} path={`/${name}`}>
            <Legal name={name} />
          </Route>
        ))}
        <Route>
          <NotFound />
        </Route>
      </Switch>
      <EarlyActions />
    </Suspense>
  );
}
