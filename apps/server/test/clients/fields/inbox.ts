import { userStyles } from './groups.ts';
import { date, each, filled, id, mapOf, open, text, truth, whole } from './want.ts';

/** A private message (wire-user-and-tasks 5.3). */
export const privateMessage = {
  ...each('_id id uniqueMessageId ownerId uuid', id),
  sent: truth,
  ...each('user username', filled),
  userStyles,
  contributor: open,
  ...each('text unformattedText', text),
  timestamp: date,
  flags: open,
  flagCount: whole,
  likes: mapOf(truth),
  info: open,
};

/** A conversation (5.4). */
export const conversation = {
  ...each('uuid _id', id),
  ...each('user username text', filled),
  timestamp: date,
  count: whole,
  userStyles,
  contributor: open,
  backer: open,
  canReceive: truth,
};
