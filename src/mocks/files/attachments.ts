import type { Attachment } from '@/api/base-support/attachment';
import type { Id } from '@/api/types';
import { env } from '@/config/env';
import type { WaterMark } from '@/enums';
import { db } from '@/mocks/db/db';
import type { Check } from '@/mocks/server/checks';

/** An uploaded file as the server stores it; its bytes are in `db.files`. */
export interface StoredAttachment extends Omit<Attachment, 'url'> {
  type: string;
  /** The size in bytes. */
  size: number;
  waterMarkType: WaterMark;
  uploaderId: Id;
  creationTime: string;
}

/** Returns the URL of a file on the static host; without a separate static host, on the host of the request. */
export const staticUrl = (filePath: string, request: Request) =>
  `${env.staticUrl || new URL(request.url).origin}/static${filePath}`;

export async function findAttachment(id: Id): Promise<StoredAttachment | undefined> {
  return (await db.attachments.open()).find(id);
}

export async function attachmentUrl(id: Id | null, request: Request): Promise<string | null> {
  const found = id === null ? undefined : await findAttachment(id);
  return found ? staticUrl(found.filePath, request) : null;
}

export const toAttachment = (
  { id, name, filePath }: StoredAttachment,
  request: Request,
): Attachment => ({ id, name, url: staticUrl(filePath, request), filePath });

/** Reads the uploaded picture that a body names. When it is left out, the stored one stays; null removes it. */
export async function readUpload<Member extends string>(
  check: Check<Member>,
  member: Member,
  storedId: Id | null,
): Promise<StoredAttachment | null> {
  const value = check.value(member);
  const id = value === undefined ? storedId : value;
  if (id === null || id === '') return null;
  const isId = typeof id === 'string' || typeof id === 'number';
  const upload = isId ? await findAttachment(id) : undefined;
  if (upload?.type.startsWith('image/')) return upload;
  check.unknown(member);
  return null;
}

/** Returns the path by which an account stores its picture, without the host because the host may change. */
export const avatarPath = (filePath: string) => `/static${filePath}`;

/** Returns the URL of an account's picture, or null when there is none. */
export const avatarAddress = (avatar: string | null, request: Request) =>
  avatar?.startsWith('/static/') ? staticUrl(avatar.slice('/static'.length), request) : avatar;
