/** What can be switched on and off in the app, and has a state that says so. */
interface Listed {
  isListed: boolean;
}

/** The actions that put a record into the app and take it away again, where that makes a difference. */
export const listActions = <Row extends Listed>(matters: (row: Row) => boolean = () => true) =>
  [
    {
      code: 'list',
      set: { isListed: true },
      visible: (row: Row) => !row.isListed && matters(row),
    },
    {
      code: 'unlist',
      set: { isListed: false },
      visible: (row: Row) => row.isListed && matters(row),
    },
  ] as const;
