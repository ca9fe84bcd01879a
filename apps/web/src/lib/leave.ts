/** Leaves the app for another page, such as one where people pay. */
export const leaveTo = (url: string): void => location.assign(url);
