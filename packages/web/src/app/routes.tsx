import { Route, Switch } from 'wouter';
import { Preview } from '../features/preview/preview.tsx';
import { StyleGuide } from '../features/style-guide/style-guide.tsx';
import { NotFound } from './not-found.tsx';

/** Which page stands at which address. Features meet here and nowhere else. */
export function Routes() {
  return (
    <Switch>
      <Route path="/">
        <DemoPage />
      </Route>
      <Route path="/preview">
        <DemoPage />
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

function DemoPage() {
  return (
    <Preview renderGuide={(guide, titleRef) => <StyleGuide guide={guide} level={2} titleRef={titleRef} />} />
  );
}
