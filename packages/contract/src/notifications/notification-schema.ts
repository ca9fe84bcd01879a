import { Type } from 'typebox';

/** A notification in the player's list (wire-user-and-tasks 5.2). */
export const notificationSchema = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    type: Type.String({ description: 'For example STREAK_ACHIEVEMENT.' }),
    data: Type.Record(Type.String(), Type.Unknown()),
    seen: Type.Boolean(),
  },
  { $id: 'Notification' },
);
