import { service } from './endpoint';

const { get, postFor } = service('', { client: 'identity' });

/** The password grant; names of the last two fields are ours, the specification only says what they hold. */
export interface TokenRequest {
  grant_type: 'password';
  scope: string;
  username: string;
  password: string;
  client_id: string;
  client_secret: string;
  imageCode: string;
  codeSerialNumber: string;
}
export interface TokenAnswer {
  access_token: string;
  token_type: string;
  /** Seconds; not used, the session ends with the server's 401. */
  expires_in: number;
}

const hasToken = (body: unknown) =>
  typeof body === 'object' &&
  body !== null &&
  typeof (body as Partial<TokenAnswer>).access_token === 'string';

export const identityApi = {
  token: postFor<TokenRequest, TokenAnswer>('/connect/token', {
    bodyType: 'form',
    check: hasToken,
  }),
  logout: get<void, void>('/api/account/logout', { assumed: true }),
};
