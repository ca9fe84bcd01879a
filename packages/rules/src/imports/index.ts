export type { Aside, AsideReason } from './notes.ts';
export { type ImportPlan, type ImportScene, planImport, renamed } from './plan-import.ts';
export { planRestore, type RestorePlan, type RestoreScene } from './plan-restore.ts';
export {
  type ImportedFile,
  type ImportedMessage,
  readImport,
  type ReadOptions,
  type ReadRefusal,
} from './read-file.ts';
export type { AsideLine, ImportReport, ReplacedValue } from './report.ts';
