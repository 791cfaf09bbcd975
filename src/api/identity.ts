import { isRecord, isString } from '@/lib/guards';
import { service } from './endpoint';

const { get, postFor } = service('', { client: 'identity' });

/** The names of the last two fields are our assumption; the specification only describes their values. */
export interface PasswordGrant {
  grant_type: 'password';
  scope: string;
  username: string;
  password: string;
  client_id: string;
  client_secret: string;
  imageCode: string;
  codeSerialNumber: string;
}
/** Used with `silentRefresh` only. */
export interface RefreshGrant {
  grant_type: 'refresh_token';
  scope: string;
  refresh_token: string;
  client_id: string;
  client_secret: string;
}
export type TokenRequest = PasswordGrant | RefreshGrant;

export interface TokenResponse {
  access_token: string;
  token_type: string;
  /** In seconds. The cookie expires then; the session ends when the server sends 401. */
  expires_in: number;
  /** Sent only when the scope contains `offline_access`. */
  refresh_token?: string;
}

const hasToken = (body: unknown) => isRecord(body) && isString(body.access_token);

export const identityApi = {
  token: postFor<TokenRequest, TokenResponse>('/connect/token', {
    bodyType: 'form',
    check: hasToken,
  }),
  logout: get<void, void>('/api/account/logout', { assumed: true, check: () => true }),
};
