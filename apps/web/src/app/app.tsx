import { I18nProvider, useLingui } from '@lingui/react';
import { BrowserRouter } from 'react-router';
import { i18n } from '../i18n/i18n.ts';
import { ToastArea } from '../ui/toast-area.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { useGameSession } from './game-session.ts';
import { Pages } from './pages.tsx';

/** Everything below is drawn anew when the language changes, so plain `t()` is enough everywhere. */
function Translated() {
  const { i18n: active } = useLingui();
  return (
    <ErrorBoundary key={active.locale}>
      <Pages />
      <ToastArea />
    </ErrorBoundary>
  );
}

/** The game goes on whatever language its screens are drawn in: opened anew, it would speak the old one again. */
export function App() {
  useGameSession();
  return (
    <I18nProvider i18n={i18n}>
      <BrowserRouter>
        <Translated />
      </BrowserRouter>
    </I18nProvider>
  );
}
