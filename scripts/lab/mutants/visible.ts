import type { Mutant } from './list.ts';

/** Files whose guards no user of the demo sees missing, grouped by the reason. */
const hiddenFiles = [
  // It is not part of the demo, or the demo has no content policy and no real host.
  /^(scripts|src\/mocks|src\/config)\/|^index\.html|app\/theme\/style-policy|stores\/version/,
  // It needs an answer, an address or a stored value that neither the demo nor its faults produce.
  /api\/(errors|identity)|lib\/(storage|number|url\/local-path|html\/)|stores\/(app-config|settings|table-layout|privacy)/,
  /query\/\w+-boundary|preview\/form-preview|text\/(media|or-empty)|ui\/safe-|use-sign-in|auth-redirect|crud\/download/,
  // It needs a file made for it, an input method, or a change of the page by hand.
  /lib\/(file\/|keys)|upload\/(check|crop|send)|import\/(?!import-popup)|keep-input-method|src\/main|refuse-stray|keep-watermark|editor\/markup/,
  // It shows in a file, in the clipboard, in a log or in a digest only.
  /elements\/export\/(?!recent)|lib\/(formula|redact|password)|stores\/error-|ui\/feedback\/copy|table\/row-state|configure-api/,
  // It needs a page that the browser translates, or the menu of the browser.
  /cells\/cells|overlay\/menu/,
];

/** Single guards next to others that do show. */
const hiddenGuards = [
  // Calls: what only the server or its log could tell.
  'the token is not sent to absolute URLs',
  'an HTML page with status 200 is an error',
  'an error with status 200 is an error',
  'a header of sub-stations that is too long is omitted',
  'the length of the sub-stations counts together with the cookies of the page',
  'the length of the sub-stations counts together with the other headers',
  'the text "false" is not true',
  'a refused call is only sent again after a renewal',
  'a response that is not a list is refused',
  'ids in a path are escaped',
  'a 401 for an older token does not end the session',
  'the error codes of a token endpoint are shown as sentences',
  'member names of the server are not shown',
  'another query of the open page passes the guard at once',
  'a failed call is not retried automatically',
  'a list requested twice at the same time is loaded once',
  'a batch sends a limited number of calls at a time',
  'a token that another tab has renewed is not renewed again',
  'a renewal that appears late in local storage is waited for',
  'a token that was refused right after its renewal is not renewed again',
  // Values in storage, and elements changed by hand.
  'a draft contains no password',
  'a lock is digested with 600,000 rounds',
  'a lock removed from storage stays locked',
  'a count of wrong tries reset by hand is ignored',
  'an invalid stored lock is removed',
  'an invalid stored sub-station is not sent',
  'invalid stored recent records are dropped',
  'an incomplete stored tab is not restored',
  'the end of a session removes its cookie',
  'the cookie expires with the token',
  'records that an interrupted batch no longer needs are removed',
  'a form sends text without invisible characters',
  'an option of a layout part is no attribute of its element',
  'a layer removed from the DOM is restored',
  // Data and failures that the demo does not have.
  'a lock password whose hashing failed can be entered again',
  'a password that could not be checked can be tried again',
  'only one password is checked at a time',
  'an unreadable list of sub-stations stops the start',
  'a sub-station that is no longer managed is replaced',
  'an image URL passes the same check as a link',
  'the image code loads only from a safe URL',
  'a link button leads only to a safe URL',
  'a window opened by a link has no opener',
  // Files, input methods and translated pages.
  'a cropped picture is refused when it is too large',
  'an import that is interrupted twice remembers the lines of both runs',
  'the button cancels an import that is still reading',
  'the quick search sends no unfinished word of an input method',
  'a handler of Enter asks whether the key belongs to an input method',
  'the text of a button has an element of its own, which a translated page keeps',
];

/** Whether somebody who uses the demo, with its faults, users and clock, can see that the guard is missing. */
export const isVisible = ({ guard, file }: Mutant) =>
  !hiddenGuards.includes(guard) && !hiddenFiles.some((pattern) => pattern.test(file));

/** The entries above that fit no guard any more. */
export const strayEntries = (mutants: Mutant[]) => [
  ...hiddenGuards.filter((hidden) => !mutants.some(({ guard }) => guard === hidden)),
  ...hiddenFiles.filter((pattern) => !mutants.some(({ file }) => pattern.test(file))).map(String),
];
