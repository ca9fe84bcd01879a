import { useState } from 'react';
import { explainFailure, type Failure } from '../../data/reply.ts';
import { setSession } from '../../data/session.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { t } from '../../i18n/i18n.ts';
import { isFirst, sendAuth, sessionOf } from './auth-calls.ts';
import {
  type AuthField,
  type AuthMode,
  type AuthProblems,
  checkAuth,
  EMPTY,
  FIELDS_OF,
} from './auth-form.ts';

type FieldErrors = Partial<Record<AuthField, string | undefined>>;

/** Maps the server's field names to ours. */
const FIELD_OF: Readonly<Record<string, AuthField>> = {
  username: 'username',
  email: 'email',
  'auth.local.email': 'email',
  password: 'password',
  newPassword: 'password',
  confirmPassword: 'confirmPassword',
};
const FIELD_OF_CODE: Readonly<Record<string, AuthField>> = {
  usernameTaken: 'username',
  emailTaken: 'email',
  passwordConfirmationMatch: 'confirmPassword',
};

function sortFailure(
  failure: Failure,
  mode: AuthMode,
): { readonly fieldErrors: FieldErrors; readonly general: string | undefined } {
  if (failure.kind === 'network') return { fieldErrors: {}, general: t('auth.errorNetwork') };
  const fieldErrors: FieldErrors = {};
  for (const { param, path, message } of failure.errors) {
    const field = FIELD_OF[param ?? path ?? ''];
    if (field && FIELDS_OF[mode].includes(field)) fieldErrors[field] ??= message;
  }
  const coded = FIELD_OF_CODE[failure.code ?? ''];
  if (coded && FIELDS_OF[mode].includes(coded)) fieldErrors[coded] ??= failure.message;
  const general =
    Object.keys(fieldErrors).length > 0
      ? undefined
      : explainFailure(failure, t('auth.errorNetwork')).join(' ');
  return { fieldErrors, general };
}

const say = (problems: AuthProblems): FieldErrors =>
  Object.fromEntries(Object.entries(problems).map(([field, id]: [string, MessageId]) => [field, t(id)]));

export interface AuthOptions {
  readonly mode: AuthMode;
  readonly code: string | null;
  readonly invitation: string | null;
  readonly invite: string | null;
  /** Called once the first person here is signed in. */
  readonly onFirst: () => void;
  /** Called on success when it does not sign anybody in (forgot, reset). */
  readonly onDone: () => void;
}

/** State of the screen: the input, the problems, and whether a request is pending. */
export function useAuth({ mode, code, invitation, invite, onFirst, onDone }: AuthOptions) {
  const [values, setValues] = useState(EMPTY);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [general, setGeneral] = useState<string>();
  const [busy, setBusy] = useState(false);

  const change = (field: AuthField, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setFieldErrors((before) => ({ ...before, [field]: undefined }));
  };

  const submit = async () => {
    const problems = say(checkAuth(mode, values));
    setFieldErrors(problems);
    setGeneral(mode === 'reset' && !code ? t('auth.errorCode') : undefined);
    if (Object.keys(problems).length > 0 || (mode === 'reset' && !code)) return;
    setBusy(true);
    const reply = await sendAuth({ mode, values, code, invitation, invite });
    setBusy(false);
    if (!reply.ok) {
      const sorted = sortFailure(reply.failure, mode);
      setFieldErrors(sorted.fieldErrors);
      setGeneral(sorted.general);
      return;
    }
    const session = mode === 'login' || mode === 'register' ? sessionOf(reply.answer.data) : undefined;
    if (!session) {
      onDone();
      return;
    }
    setSession(session);
    if (isFirst(reply.answer.data)) onFirst();
  };

  return { values, fieldErrors, general, busy, change, submit };
}
