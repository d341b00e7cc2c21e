import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense } from 'react'
import { UiProvider } from '../ui/UiProvider.tsx'
import type { createAppRouter } from './router.tsx'

export interface AppProps {
  router: ReturnType<typeof createAppRouter>
  queryClient: QueryClient
  /** `test` switches transitions off. */
  environment?: 'default' | 'test'
}

export function App({ router, queryClient, environment = 'default' }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider environment={environment}>
        {/* For catalogues of a room that are still loading. */}
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </UiProvider>
    </QueryClientProvider>
  )
}
