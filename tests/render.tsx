import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { FeedbackHost } from '@/app/feedback/feedback';
import { IsInScope } from '@/ui/antd/antd-scope';

/** Wraps an element under test in the providers, without animations, so that a closed popup disappears at once. */
export function Around({ children }: { children?: ReactNode }) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return (
    <QueryClientProvider client={client}>
      <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
        <IsInScope value>
          {children}
          <FeedbackHost />
        </IsInScope>
      </ConfigProvider>
    </QueryClientProvider>
  );
}

/** Renders only the host of messages and dialogs. */
export const renderFeedback = () => render(<Around />);
export const renderElement = (element: ReactNode) => render(<Around>{element}</Around>);

/** Waits for some frames, e.g. until antd has moved the focus into its dialog. */
export async function frames(count: number) {
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let index = 0; index < count; index += 1) await new Promise(requestAnimationFrame);
}
