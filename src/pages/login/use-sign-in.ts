import { useNavigate, useSearchParams } from 'react-router-dom';
import { storageKeys } from '@/config/limits';
import { local } from '@/lib/storage';
import { localPath } from '@/lib/url/local-path';
import { useSession } from '@/stores/session';
import { signIn } from '@/stores/sign-in';
import type { SignInValues } from './fields';

function rememberUser({ remember, userName }: SignInValues) {
  if (remember) local.write(storageKeys.rememberedUser, userName);
  else local.remove(storageKeys.rememberedUser);
}

/** Signs in and opens the page that the user wanted. Returns whether the session is valid. */
export function useSignIn() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (entered: SignInValues, codeSerialNumber: string): Promise<boolean> => {
    const { userName, password, imageCode } = entered;
    try {
      await signIn({ userName, password, imageCode, codeSerialNumber });
    } catch {
      // The API client has shown the error.
      return false;
    }
    rememberUser(entered);
    await navigate(localPath(search.get('redirect')), { replace: true });
    // When the user cannot be loaded, the guard has removed the token and returned to this page.
    return useSession.getState().token !== null;
  };
}
