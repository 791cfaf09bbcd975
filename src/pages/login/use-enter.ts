import { useNavigate, useSearchParams } from 'react-router-dom';
import { storageKeys } from '@/config/limits';
import { localPath } from '@/lib/url/local-path';
import { local } from '@/lib/storage';
import { signIn, useSession } from '@/stores/session';
import type { Entered } from './fields';

function rememberUser({ remember, userName }: Entered) {
  if (remember) local.write(storageKeys.rememberedUser, userName);
  else local.remove(storageKeys.rememberedUser);
}

/** Signs in and goes where the user was heading; answers whether the session holds. */
export function useEnter() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (entered: Entered, codeSerialNumber: string): Promise<boolean> => {
    const { userName, password, imageCode } = entered;
    try {
      await signIn({ userName, password, imageCode, codeSerialNumber });
    } catch {
      // The client has said why.
      return false;
    }
    rememberUser(entered);
    await navigate(localPath(search.get('redirect')), { replace: true });
    // A user who cannot be loaded is sent back here without a token.
    return useSession.getState().token !== null;
  };
}
