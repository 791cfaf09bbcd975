import type { Attachment } from '@/api/base-support/attachment';
import type { Id } from '@/api/types';
import type { WaterMark } from '@/enums';
import { env } from '@/config/env';
import type { Check } from '@/mocks/server/checks';
import { db } from '@/mocks/db/db';

/** An uploaded file as the server remembers it; the bytes lie on the static host. */
export interface StoredAttachment extends Omit<Attachment, 'url'> {
  type: string;
  /** Bytes. */
  size: number;
  waterMarkType: WaterMark;
  uploaderId: Id;
  creationTime: string;
}

/** Address of a path below `/static` that a browser can show: of the static host, or of the host that was called. */
export const staticUrl = (filePath: string, request: Request) =>
  `${env.staticUrl || new URL(request.url).origin}/static${filePath}`;

/** What an uploaded file is; undefined for an id nobody has uploaded. */
export async function findAttachment(id: Id): Promise<StoredAttachment | undefined> {
  return (await db.attachments.open()).find(id);
}

/** Address of an uploaded file; null without one. */
export async function attachmentUrl(id: Id | null, request: Request): Promise<string | null> {
  const found = id === null ? undefined : await findAttachment(id);
  return found ? staticUrl(found.filePath, request) : null;
}

export const toAttachment = (
  { id, name, filePath }: StoredAttachment,
  request: Request,
): Attachment => ({ id, name, url: staticUrl(filePath, request), filePath });

/** The uploaded picture a body names: the stored one when it says nothing, none for null. */
export async function readUpload<Member extends string>(
  check: Check<Member>,
  member: Member,
  storedId: Id | null,
): Promise<StoredAttachment | null> {
  const given = check.value(member);
  const id = given === undefined ? storedId : given;
  if (id === null || id === '') return null;
  const isId = typeof id === 'string' || typeof id === 'number';
  const upload = isId ? await findAttachment(id) : undefined;
  if (upload?.type.startsWith('image/')) return upload;
  check.unknown(member);
  return null;
}

/** How an account keeps an uploaded picture: without the host, which may be another one tomorrow. */
export const avatarPath = (filePath: string) => `/static${filePath}`;

/** Address a browser can show; null without a picture. */
export const avatarAddress = (avatar: string | null, request: Request) =>
  avatar?.startsWith('/static/') ? staticUrl(avatar.slice('/static'.length), request) : avatar;
