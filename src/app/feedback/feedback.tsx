import { FeedbackHost } from './feedback-host';
import { AntdProvider } from '@/app/providers/antd-provider';

/** Loaded with the first notice, so that the sign-in page does without antd. */
export default function Feedback() {
  return (
    <AntdProvider>
      <FeedbackHost />
    </AntdProvider>
  );
}
