import { create } from 'zustand';
import { deniedKey } from '@/config/limits';
import { parseStored, sessionStore } from '@/lib/storage';
import { useSession } from './session';

/** What could not be opened, so that /404 and /401 can say what is missing. */
interface Denied {
  /** The address that was asked for. */
  path: string | null;
  /** The permission that a part of a page wanted; for an address it stands in the route table. */
  policy: string | null;
}
const nothing: Denied = { path: null, policy: null };

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';
const isDenied = (value: unknown): value is Denied =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'policy' in value &&
  isTextOrNull(value.path) &&
  isTextOrNull(value.policy);

export const useDenied = create<Denied>(
  () => parseStored(sessionStore.read(deniedKey), isDenied) ?? nothing,
);
// A reload of the page that says so still says so.
useDenied.subscribe((denied) => {
  if (denied.path === null) sessionStore.remove(deniedKey);
  else sessionStore.write(deniedKey, JSON.stringify(denied));
});

// An address may name a record.
useSession.subscribe(({ token }, before) => {
  if (token !== before.token) useDenied.setState(nothing);
});

/** For the guard, on the way to /404. */
export const rememberDenied = (path: string) => useDenied.setState({ path, policy: null });

/** For a page, on the way to /401: which permission its part wanted. */
export const rememberRefused = (path: string, policy: string) =>
  useDenied.setState({ path, policy });

export const forgetDenied = () => useDenied.setState(nothing);
