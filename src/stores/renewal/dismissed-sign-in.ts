/** The expired token for which the user has dismissed the dialog. */
let dismissedToken: string | null = null;

export const isSignInDismissed = (token: string) => token === dismissedToken;
export const dismissSignIn = (token: string) => {
  dismissedToken = token;
};
/** What a press on 重试 or 刷新 does: it asks for a sign-in again, without which the load could only fail once more. */
export const tryAgain = (load: () => void) => () => {
  dismissedToken = null;
  load();
};
