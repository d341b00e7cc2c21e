import { useNotifications } from '@mantine/notifications'
import { Suspense, lazy, useState } from 'react'

const ToastHost = lazy(async () => ({ default: (await import('./ToastHost.tsx')).ToastHost }))

/** What shows them weighs 10 kB and comes with the first one. */
export function Toasts() {
  const { notifications } = useNotifications()
  const [wanted, setWanted] = useState(false)
  if (!wanted && notifications.length > 0) setWanted(true)
  return wanted ? (
    <Suspense>
      <ToastHost />
    </Suspense>
  ) : null
}
