import { ChallengeFormScreen } from '../features/challenges/form-screen.tsx';
import { AddLine, OriginalEditor } from './shared-tasks.tsx';

/** The form of a challenge, with the line and the editor that tasks have everywhere. */
export const ChallengeFormPage = () => <ChallengeFormScreen AddLine={AddLine} Editor={OriginalEditor} />;
