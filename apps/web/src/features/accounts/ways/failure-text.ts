import { explainFailure, type Failure } from '../../../data/reply.ts';
import { t } from '../../../i18n/i18n.ts';

/** What to say when a sign-in with another service fails. Nobody is helped by what broke on the way. */
export const failureText = (failure: Failure): string =>
  failure.kind === 'refused' && failure.status >= 500
    ? t('auth.wayDown')
    : explainFailure(failure, t('auth.errorNetwork')).join(' ');
