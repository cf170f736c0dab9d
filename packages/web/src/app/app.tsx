import { useLocation } from 'wouter';
import { Announcer } from '../ui/announcer.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Routes } from './routes.tsx';
import { usePagePrefetch } from './use-page-prefetch.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';

/** The layout shared by all pages. */
export function App() {
  const [path] = useLocation();
  useScrollToTop();
  usePagePrefetch();
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary path={path}>
          <Routes />
        </ErrorBoundary>
      </main>
      <Footer />
      <Announcer />
      <ToastRegion />
    </>
  );
}
