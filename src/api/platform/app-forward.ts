import { image, text } from '@/api/properties';
import { crudCalls, record, type InputOf, type RowOf } from '@/api/record';

/** The card that a chat shows when a user shares a page of the app. */
export const appForward = record('/api/platform/app-forward', {
  pageName: text({ required: true, maxLength: 20, filter: true }),
  pagePath: text({
    required: true,
    maxLength: 100,
    halfWidth: true,
    filter: true,
    about: 'The path in the app, `/pages/…`; each path has at most one card.',
  }),
  title: text({ required: true, maxLength: 30, filter: true, about: 'The title of the card.' }),
  image: image({
    required: true,
    nullable: true,
    aspect: 5 / 4,
    about: 'The picture, in the aspect ratio in which chats show it.',
  }),
});
export type AppForward = RowOf<typeof appForward>;
export type AppForwardInput = InputOf<typeof appForward>;

export const appForwardApi = crudCalls(appForward, { assumed: true });
