import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { render, type RenderResult } from 'vitest-browser-react';
import { Patient } from '../src/app/patient.tsx';
import { i18n } from '../src/i18n/i18n.ts';

interface ShowOptions {
  /** The address that the component finds, with its query. */
  readonly path?: string;
}

const surroundingsAt =
  (path: string) =>
  ({ children }: { readonly children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <MemoryRouter initialEntries={[path]}>
        <Patient>{children}</Patient>
      </MemoryRouter>
    </I18nProvider>
  );

/** Renders a component as the app does: with its messages and a router. */
export const show = (component: ReactNode, { path = '/' }: ShowOptions = {}): Promise<RenderResult> =>
  render(component, { wrapper: surroundingsAt(path) });
