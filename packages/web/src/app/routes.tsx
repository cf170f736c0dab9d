import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import type { LegalName } from '../features/legal/legal-page.tsx';

const loadLanding = () => import('./landing-route.tsx');
const loadDemo = () => import('./demo-page.tsx');
const Landing = lazy(async () => ({ default: (await loadLanding()).LandingRoute }));
const Demo = lazy(async () => ({ default: (await loadDemo()).DemoPage }));
const Keep = lazy(async () => ({ default: (await import('./keep-route.tsx')).KeepRoute }));
const Auth = lazy(async () => ({ default: (await import('../features/auth/auth-page.tsx')).AuthPage }));
const Dashboard = lazy(async () => ({ default: (await import('./dashboard-route.tsx')).DashboardRoute }));
const Project = lazy(async () => ({ default: (await import('./project-route.tsx')).ProjectRoute }));
const Generator = lazy(async () => ({ default: (await import('./generator-route.tsx')).GeneratorRoute }));
const StyleTile = lazy(async () => ({ default: (await import('./style-tile-route.tsx')).StyleTileRoute }));
const Account = lazy(async () => ({ default: (await import('./account-route.tsx')).AccountRoute }));

const Device = lazy(async () => ({ default: (await import('./device-route.tsx')).DeviceRoute }));
const NotFound = lazy(async () => ({ default: (await import('./not-found.tsx')).NotFound }));
const Legal = lazy(async () => ({ default: (await import('../features/legal/legal-page.tsx')).LegalPage }));

const LEGAL_NAMES: readonly LegalName[] = ['terms', 'privacy', 'cookie-policy', 'acceptable-use'];

// Start loading before React does, because these are the first pages that visitors see.
if (window.location.pathname === '/') void loadLanding();
if (window.location.pathname === '/preview') void loadDemo();

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
    </Suspense>
  );
}
