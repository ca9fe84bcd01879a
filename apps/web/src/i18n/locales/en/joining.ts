/** Messages of who can sign up. */
export const messages = {
  'joining.invitation': 'New players need an invitation here. Ask somebody who plays for a link.',
  'joining.ended': 'This invitation was used up or has expired. Ask for a new link.',
  'joining.closed': 'This site takes no new players at the moment.',
} as const;
