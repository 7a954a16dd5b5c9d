/** Sends the browser to a page of somebody else's, where somebody pays. An object, so that tests can stay where they are. */
export const leaving = {
  to: (address: string): void => {
    window.location.assign(address);
  },
};
