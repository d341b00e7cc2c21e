import { Notifications } from '@mantine/notifications'

/** At the top: the buttons of a dialog lie at its bottom, and an error stays until it is closed. */
export function ToastHost() {
  return <Notifications position="top-center" zIndex={400} />
}
