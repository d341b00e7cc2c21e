import { Notifications } from '@mantine/notifications'

export function ToastHost() {
  return <Notifications position="bottom-right" zIndex={400} />
}
