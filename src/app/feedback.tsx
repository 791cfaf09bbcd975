import { FeedbackHost } from '@/elements/feedback/feedback-host';
import { AntdProvider } from './antd-provider';

/** Loaded with the first notice, so that the sign-in page does without antd. */
export default function Feedback() {
  return (
    <AntdProvider>
      <FeedbackHost />
    </AntdProvider>
  );
}
