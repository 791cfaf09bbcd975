import { staticUrl } from './attachments';

/** How an account keeps an uploaded picture: without the host, which may be another one tomorrow. */
export const avatarPath = (filePath: string) => `/static${filePath}`;

/** Address a browser can show; null without a picture. */
export const avatarAddress = (avatar: string | null, request: Request) =>
  avatar?.startsWith('/static/') ? staticUrl(avatar.slice('/static'.length), request) : avatar;
