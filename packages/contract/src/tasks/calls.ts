import { checklistCalls } from './checklist-calls.ts';
import { orderCalls } from './order-calls.ts';
import { scoreCalls } from './score-calls.ts';
import { taskRecordCalls } from './record-calls.ts';

/** Every call on a player's own tasks (wire-user-and-tasks 4). */
export const taskCalls = { ...taskRecordCalls, ...scoreCalls, ...checklistCalls, ...orderCalls };
