interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_IDENTITY_URL?: string;
  readonly VITE_STATIC_URL?: string;
  readonly VITE_CLIENT_ID?: string;
  readonly VITE_CLIENT_SECRET?: string;
  readonly VITE_SCOPE?: string;
  readonly VITE_PRIVACY?: 'on' | 'off';
  readonly VITE_IMAGE_HOSTS?: string;
  readonly VITE_MOCK?: 'on' | 'off';
}
