import { FeedbackHost } from './feedback-host';
import { AntdProvider } from '@/app/providers/antd-provider';

/** Loads with the first notice, because the sign-in page does not contain antd. */
export default function Feedback() {
  return (
    <AntdProvider>
      <FeedbackHost />
    </AntdProvider>
  );
}
