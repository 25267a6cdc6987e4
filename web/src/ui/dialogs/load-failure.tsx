import { Button } from '../buttons/button.tsx'
import { MessagePanel } from '../feedback/message-panel.tsx'

export const NOT_LOADED = 'This page could not be loaded'

type LoadFailureProps = { title?: string; error: Error; onTryAgain: () => unknown }

/** What stands in place of something that could not be had. */
export const LoadFailure = ({ title = NOT_LOADED, error, onTryAgain }: LoadFailureProps) => (
  <MessagePanel title={title} isAlert>
    <p>{error.message}</p>
    <Button onClick={() => void onTryAgain()}>Try again</Button>
  </MessagePanel>
)
