import { I18nProvider, useLingui } from '@lingui/react';
import { BrowserRouter } from 'react-router';
import { i18n } from '../i18n/i18n.ts';
import { ToastArea } from '../ui/toast-area.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { useGameSession } from './game-session.ts';
import { Pages } from './pages.tsx';
import { Patient } from './patient.tsx';

/** Everything below is rendered again when the language changes, so plain `t()` is enough everywhere. */
function Translated() {
  const { i18n: active } = useLingui();
  return (
    <ErrorBoundary key={active.locale}>
      <Pages />
      <ToastArea />
    </ErrorBoundary>
  );
}

/** The game stays open when the language changes: if reopened, it would switch back to the old one. */
function Session() {
  useGameSession();
  return (
    <I18nProvider i18n={i18n}>
      <BrowserRouter>
        <Patient>
          <Translated />
        </Patient>
      </BrowserRouter>
    </I18nProvider>
  );
}

/** Even a game that cannot be read leaves a page with a way back. */
export const App = () => (
  <ErrorBoundary>
    <Session />
  </ErrorBoundary>
);
