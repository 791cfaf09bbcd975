/** Codes whose label stands at `actions.<code>`, in the order of the specification. */
export const standardActions = [
  'query',
  'reset',
  'new',
  'import',
  'export',
  'exportTable',
  'save',
  'sync',
  'disable',
  'delete',
  'submit',
  'audit',
  'unaudit',
  'complete',
  'cancel',
  'print',
  'history',
  'log',
  'next',
  'previous',
] as const;
export type StandardAction = (typeof standardActions)[number];
