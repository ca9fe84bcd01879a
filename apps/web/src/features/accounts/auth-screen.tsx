import { assertNever } from '@everdeed/content/values';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { HomeScene } from '../../art/home-scene.tsx';
import { loadWords, t } from '../../i18n/i18n.ts';
import { Rich } from '../../i18n/rich.tsx';
import { SET_UP_PATH } from '../../lib/set-up-address.ts';
import { Button } from '../../ui/button.tsx';
import { Field, PasswordField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { SiteHead } from '../../ui/site-head.tsx';
import { type AuthField, type AuthMode, FIELDS_OF, modeOf } from './auth-form.ts';
import styles from './auth-screen.module.css';
import { SessionEnded } from './session-ended.tsx';
import { useAuth } from './use-auth.ts';
import { loadAtLast } from '../../lib/load-later.ts';

/** Where services send people back to. */
const RETURN = /^\/static\//;
const SignInWays = loadAtLast(async () => ({
  default: (await import('./ways/sign-in-ways.tsx')).SignInWays,
}));
const JoiningNote = loadAtLast(async () => {
  const [{ JoiningNote: Note }] = await Promise.all([
    import('./ways/joining-note.tsx'),
    loadWords('joining'),
  ]);
  return { default: Note };
});
const SignInReturn = loadAtLast(async () => ({
  default: (await import('./ways/sign-in-return.tsx')).SignInReturn,
}));

const SUBMIT = {
  login: 'auth.login',
  register: 'auth.register',
  forgot: 'auth.sendLink',
  reset: 'auth.setPassword',
} as const;

interface InputProps {
  readonly field: AuthField;
  readonly mode: AuthMode;
  readonly value: string;
  readonly error: string | undefined;
  readonly isFirst: boolean;
  readonly onChange: (value: string) => void;
}

function AuthInput({ field, mode, value, error, isFirst, onChange }: InputProps) {
  const common = {
    value,
    error,
    autoFocus: isFirst,
    name: field,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  const isNew = mode !== 'login';
  switch (field) {
    case 'username':
      return (
        <Field
          {...common}
          label={t(isNew ? 'auth.username' : 'auth.usernameOrEmail')}
          hint={isNew && !error ? t('auth.usernameHint') : undefined}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      );
    case 'email':
      return (
        <Field {...common} label={t('auth.email')} type="email" inputMode="email" autoComplete="email" />
      );
    case 'password':
      return (
        <PasswordField
          {...common}
          label={t(mode === 'reset' ? 'auth.newPassword' : 'auth.password')}
          hint={isNew && !error ? t('auth.passwordHint') : undefined}
          autoComplete={isNew ? 'new-password' : 'current-password'}
        />
      );
    case 'confirmPassword':
      return <PasswordField {...common} label={t('auth.confirmPassword')} autoComplete="new-password" />;
    default:
      return assertNever(field);
  }
}

function Foot({ mode, search }: { readonly mode: AuthMode; readonly search: string }) {
  if (mode === 'login') {
    return (
      <span>
        <Rich id="auth.noAccount" parts={{ link: <Link to={`/register${search}`} /> }} />
      </span>
    );
  }
  if (mode === 'register') {
    return (
      <>
        <span>
          <Rich id="auth.hasAccount" parts={{ link: <Link to={`/login${search}`} /> }} />
        </span>
        <span className={styles['small']}>
          <Rich
            id="auth.terms"
            parts={{ terms: <Link to="/static/terms" />, privacy: <Link to="/static/privacy" /> }}
          />
        </span>
      </>
    );
  }
  return <Link to="/login">{t('auth.back')}</Link>;
}

/** Focuses the first invalid field once the answer is rendered. */
const focusFirstProblem = (form: HTMLElement) =>
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());

function AuthCard({ mode }: { readonly mode: AuthMode }) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const [sent, setSent] = useState(false);
  const onDone = () => (mode === 'reset' ? void navigate('/login', { state: 'changed' }) : setSent(true));
  const invitation = query.get('groupInvite') ?? query.get('partyInvite');
  const auth = useAuth({
    mode,
    code: query.get('code'),
    invitation,
    invite: query.get('invite'),
    // With a new page, since the guard of this one leads whoever is signed in to their tasks.
    onFirst: () => location.assign(SET_UP_PATH),
    onDone,
  });
  // The link in an email leads here via the server, which reports if it is invalid.
  // What it says is never shown: anybody can write a link.
  const linkProblem = query.get('hasError') === 'true' ? t('auth.linkInvalid') : undefined;
  const done = sent ? t('auth.sent') : state === 'changed' ? t('auth.changed') : undefined;
  // A phone's keyboard should not pop up, so only forms opened with a mouse take the focus.
  const takesFocus = matchMedia('(pointer: fine)').matches;
  return (
    <main className={styles['card']}>
      <div className={styles['title']}>
        <h1>{t(`auth.${mode}Title`)}</h1>
        <p>{t(mode === 'register' && invitation !== null ? 'auth.invitedHint' : `auth.${mode}Hint`)}</p>
      </div>
      {mode === 'login' && <SessionEnded />}
      {mode === 'register' && (
        <Suspense>
          <JoiningNote invite={query.get('invite')} />
        </Suspense>
      )}
      {(auth.general ?? linkProblem) && (
        <p className={styles['error']} role="alert">
          {auth.general ?? linkProblem}{' '}
          {linkProblem && <Link to="/forgot-password">{t('auth.sendLink')}</Link>}
        </p>
      )}
      {done && (
        <p className={styles['done']} role="status">
          {done}
        </p>
      )}
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          void auth.submit().then(() => focusFirstProblem(form));
        }}
      >
        {FIELDS_OF[mode].map((field, index) => (
          <AuthInput
            key={field}
            field={field}
            mode={mode}
            value={auth.values[field]}
            error={auth.fieldErrors[field]}
            isFirst={takesFocus && index === 0}
            onChange={(value) => auth.change(field, value)}
          />
        ))}
        {mode === 'login' && (
          <Link className={styles['forgot']} to="/forgot-password">
            {t('auth.forgotLink')}
          </Link>
        )}
        <Button kind="primary" type="submit" wide busy={auth.busy}>
          {t(SUBMIT[mode])}
        </Button>
      </form>
      {(mode === 'login' || mode === 'register') && (
        <Suspense>
          <SignInWays />
        </Suspense>
      )}
      <p className={styles['foot']}>
        <Foot mode={mode} search={search} />
      </p>
    </main>
  );
}

/** One screen for signing in, registering, asking for a link and setting a new password. */
export function AuthScreen() {
  const { pathname } = useLocation();
  const mode = modeOf(pathname);
  return (
    <div className={styles['page']}>
      <HomeScene fixed />
      <SiteHead />
      {RETURN.test(pathname) ? (
        <Suspense>
          <SignInReturn />
        </Suspense>
      ) : (
        <AuthCard key={mode} mode={mode} />
      )}
    </div>
  );
}
