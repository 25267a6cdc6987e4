import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { createQueryClient } from '../../lib/api/queries.ts'
import { ControlsProvider } from '../../ui/theme/controls-provider.tsx'

/** What every page with forms or data stands in. Plain public pages stay outside of it. */
const ApplicationLayout = () => {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <ControlsProvider>
        <Outlet />
      </ControlsProvider>
    </QueryClientProvider>
  )
}

export default ApplicationLayout
