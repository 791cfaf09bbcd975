import type { Settings } from './settings';

/** Where the servers are and how the console presents itself. Built in from `.env`; `config.json` of the host overrides it. */
export const env = {
  apiUrl: import.meta.env.VITE_API_URL ?? '',
  identityUrl: import.meta.env.VITE_IDENTITY_URL ?? '',
  staticUrl: import.meta.env.VITE_STATIC_URL ?? '',
  clientId: import.meta.env.VITE_CLIENT_ID ?? '',
  clientSecret: import.meta.env.VITE_CLIENT_SECRET ?? '',
  scope: import.meta.env.VITE_SCOPE ?? '',
  /** Hosts of the object storage that resizes images. */
  imageHosts: (import.meta.env.VITE_IMAGE_HOSTS ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean),
  /** By language; the texts of the console have the name where one is missing. */
  productName: {} as Partial<Record<string, string>>,
  logoUrl: '',
  /** Renews the token before it ends where the server sends a refresh token. */
  silentRefresh: false,
  /** Phone, ID and account numbers are masked for everybody who lacks the policy to lift that. */
  privacy: import.meta.env.VITE_PRIVACY === 'on',
  /** Where errors are reported; '' for nowhere. */
  errorSink: '',
  /** Defaults for browsers in which the user has not chosen anything else. */
  settings: {} as Partial<Settings>,
  /** The folder of the host, without the trailing slash: the one above the scripts of a build. */
  basePath: import.meta.env.PROD
    ? new URL(import.meta.url).pathname.replace(/\/assets\/[^/]*$/, '')
    : import.meta.env.BASE_URL.replace(/\/$/, ''),
};
